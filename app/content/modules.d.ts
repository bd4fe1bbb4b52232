/** The content modules that `build/content-plugin.ts` provides: validated data, one module a file. */
declare module 'content:site' {
  const site: import('./schema.ts').Site;
  export default site;
}
declare module 'content:navigation' {
  const navigation: import('./schema.ts').Navigation;
  export default navigation;
}
declare module 'content:ui' {
  const ui: Omit<import('./schema.ts').Ui, 'offline' | 'saveData'>;
  export default ui;
}
declare module 'content:offline' {
  const words: import('./schema.ts').Ui['offline'];
  export default words;
}
declare module 'content:saveData' {
  const words: import('./schema.ts').Ui['saveData'];
  export default words;
}
declare module 'content:forms' {
  const forms: import('./schema.ts').FormsContent;
  export default forms;
}
declare module 'content:inquiry' {
  /** In a live build with the errors of `submissions.yaml` too. */
  const inquiry: import('./schema.ts').InquiryContent & {
    errors: Partial<import('./schema.ts').SubmissionsContent['errors']>;
  };
  export default inquiry;
}
declare module 'content:submissions' {
  const words: Omit<import('./schema.ts').SubmissionsContent, 'errors'>;
  export default words;
}
/** The errors of `submissions.yaml`, which browsers need not carry. */
declare module 'content:fieldErrors' {
  const errors: import('./schema.ts').SubmissionsContent['errors'];
  export default errors;
}
declare module 'content:answers' {
  const words: import('./schema.ts').AnswersContent;
  export default words;
}
declare module 'content:privacy' {
  const content: import('./schema.ts').PrivacyContent;
  export default content;
}
declare module 'content:home' {
  const content: import('./schema.ts').HomeContent;
  export default content;
}
declare module 'content:about' {
  const content: import('./schema.ts').AboutContent;
  export default content;
}
declare module 'content:contact' {
  const content: import('./schema.ts').ContactContent;
  export default content;
}
declare module 'content:news' {
  const content: import('./schema.ts').NewsListContent;
  export default content;
}
declare module 'content:article' {
  const content: import('./schema.ts').ArticleScreenContent;
  export default content;
}
declare module 'content:service' {
  const content: Omit<import('./schema.ts').ServiceScreenContent, 'pages'>;
  export default content;
}
declare module 'content:cataloguePages' {
  const words: import('./schema.ts').ServiceScreenContent['pages'];
  export default words;
}
declare module 'content:comingSoon' {
  const content: import('./schema.ts').ComingSoonContent;
  export default content;
}
declare module 'content:notFound' {
  const content: import('./schema.ts').NotFoundContent;
  export default content;
}
declare module 'content:milestones' {
  const milestones: import('./schema.ts').Milestone[];
  export default milestones;
}
declare module 'content:team' {
  const team: import('./schema.ts').TeamMember[];
  export default team;
}
declare module 'content:partners' {
  const partners: import('./schema.ts').Partner[];
  export default partners;
}
declare module 'content:testimonials' {
  const testimonials: import('./schema.ts').Testimonial[];
  export default testimonials;
}
declare module 'content:faq' {
  const faq: import('./schema.ts').FaqEntry[];
  export default faq;
}
declare module 'content:fertilizer' {
  const content: import('./schema.ts').FertilizerContent;
  export default content;
}
declare module 'content:tea' {
  const content: import('./schema.ts').TeaContent;
  export default content;
}
declare module 'content:coffee' {
  const content: import('./schema.ts').CoffeeContent;
  export default content;
}
declare module 'content:inputs' {
  const content: import('./schema.ts').BusinessContent;
  export default content;
}
declare module 'content:frameworks' {
  const content: import('./schema.ts').ProcessContent;
  export default content;
}
declare module 'content:partnerships' {
  const content: import('./schema.ts').SustainabilityContent;
  export default content;
}
declare module 'content:carbonCredit' {
  const content: import('./schema.ts').ProcessContent;
  export default content;
}

/** Derived from the collections. */
declare module 'content:latestNews' {
  const articles: import('./load.ts').ArticleCard[];
  export default articles;
}
declare module 'content:newsIndex' {
  const index: import('./news-pages.ts').NewsIndex;
  export default index;
}
declare module 'content:teaCatalogue' {
  const front: import('./collections.ts').CatalogueFront;
  export default front;
}
declare module 'content:coffeeCatalogue' {
  const front: import('./collections.ts').CatalogueFront;
  export default front;
}
declare module 'content:inputsCatalogue' {
  const front: import('./collections.ts').CatalogueFront;
  export default front;
}
declare module 'content:fertilizerCatalogue' {
  const front: import('./collections.ts').CatalogueFront;
  export default front;
}
/** Hash of all entries of the collections: part of their addresses, so that old and new never mix. */
declare module 'content:version' {
  const version: string;
  export default version;
}
/** The pictures that social networks show, 1200 × 630 px, by name: `site-share` and those of areas. */
declare module 'content:shares' {
  const shares: Record<string, { address: string; alt: string }>;
  export default shares;
}
/** Address of the picture shown where a dropdown's own cannot be loaded. */
declare module 'content:placeholder' {
  const address: string;
  export default address;
}
