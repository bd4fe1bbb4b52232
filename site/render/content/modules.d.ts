/** Written by `npm run content` from the schemas; do not change it by hand. */

/** Each content file by the name of its schema. */
declare module 'content:files' {
  type Of<Schema extends import('zod').ZodType> = import('zod').output<Schema>;
  export type ContentFiles = {
    site: Of<(typeof import('#render/content/schemas/site.schema.ts'))['schema']>;
    photos: Of<(typeof import('#render/content/schemas/photos.schema.ts'))['schema']>;
    pictureTexts: Of<(typeof import('#render/content/schemas/picture-texts.schema.ts'))['schema']>;
    about: Of<(typeof import('#app/screens/about/about.schema.ts'))['schema']>;
    accessibility: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    agricInputs: Of<(typeof import('#app/screens/business/agric-inputs/agric-inputs.schema.ts'))['schema']>;
    article: Of<(typeof import('#app/screens/article/article.schema.ts'))['schema']>;
    beforeYouPay: Of<(typeof import('#app/screens/farm/before-you-pay/before-you-pay.schema.ts'))['schema']>;
    brand: Of<(typeof import('#render/content/schemas/brand.schema.ts'))['schema']>;
    buyers: Of<(typeof import('#app/screens/hub/hub.schema.ts'))['schema']>;
    calendar: Of<(typeof import('#app/screens/farm/calendar/calendar.schema.ts'))['schema']>;
    carbonCredit: Of<(typeof import('#app/screens/sustainability/carbon-credit.schema.ts'))['schema']>;
    coffee: Of<(typeof import('#app/screens/business/coffee/coffee.schema.ts'))['schema']>;
    coffeeBuyers: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    comingSoon: Of<(typeof import('#app/screens/coming-soon/coming-soon.schema.ts'))['schema']>;
    contact: Of<(typeof import('#app/screens/contact/contact.schema.ts'))['schema']>;
    faq: Of<(typeof import('#render/content/schemas/faq.schema.ts'))['schema']>;
    farm: Of<(typeof import('#app/screens/hub/hub.schema.ts'))['schema']>;
    farmWords: Of<(typeof import('#app/screens/farm/farm-words.schema.ts'))['schema']>;
    fertilizer: Of<(typeof import('#app/screens/business/fertilizer/fertilizer.schema.ts'))['schema']>;
    figures: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    forms: Of<(typeof import('#render/content/schemas/forms.schema.ts'))['schema']>;
    frameworks: Of<(typeof import('#app/screens/sustainability/frameworks.schema.ts'))['schema']>;
    home: Of<(typeof import('#app/screens/home/home.schema.ts'))['schema']>;
    inquiry: Of<(typeof import('#render/content/schemas/inquiry.schema.ts'))['schema']>;
    jobs: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    mails: Of<(typeof import('#render/content/schemas/mails.schema.ts'))['schema']>;
    messages: Of<(typeof import('#render/content/schemas/messages.schema.ts'))['schema']>;
    milestones: Of<(typeof import('#render/content/schemas/milestones.schema.ts'))['schema']>;
    names: Of<(typeof import('#render/content/schemas/names.schema.ts'))['schema']>;
    navigation: Of<(typeof import('#render/content/schemas/navigation.schema.ts'))['schema']>;
    news: Of<(typeof import('#app/screens/news/news.schema.ts'))['schema']>;
    notFound: Of<(typeof import('#app/screens/not-found/not-found.schema.ts'))['schema']>;
    paperWords: Of<(typeof import('#app/screens/papers/paper-words.schema.ts'))['schema']>;
    partners: Of<(typeof import('#render/content/schemas/partners.schema.ts'))['schema']>;
    partnerships: Of<(typeof import('#app/screens/sustainability/partnerships.schema.ts'))['schema']>;
    payments: Of<(typeof import('#app/screens/farm/payments/payments.schema.ts'))['schema']>;
    planner: Of<(typeof import('#app/screens/farm/planner/planner.schema.ts'))['schema']>;
    press: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    privacy: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    privacyReal: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    search: Of<(typeof import('#app/screens/search/search.schema.ts'))['schema']>;
    service: Of<(typeof import('#app/screens/service/service.schema.ts'))['schema']>;
    submissions: Of<(typeof import('#render/content/schemas/submissions.schema.ts'))['schema']>;
    tea: Of<(typeof import('#app/screens/business/tea/tea.schema.ts'))['schema']>;
    teaBuyers: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    team: Of<(typeof import('#render/content/schemas/team.schema.ts'))['schema']>;
    terms: Of<(typeof import('#app/screens/papers/paper.schema.ts'))['schema']>;
    testimonials: Of<(typeof import('#render/content/schemas/testimonials.schema.ts'))['schema']>;
    ui: Of<(typeof import('#render/content/schemas/ui.schema.ts'))['schema']>;
    whereToBuy: Of<(typeof import('#app/screens/farm/where-to-buy/where-to-buy.schema.ts'))['schema']>;
    woven: Of<(typeof import('#app/screens/business/shared/woven.schema.ts'))['schema']>;
  };
}

type Modules = import('./content-modules.ts').ContentModules;
declare module 'content:about' { const content: Modules['about']; export default content; }
declare module 'content:accessibility' { const content: Modules['accessibility']; export default content; }
declare module 'content:agricInputs' { const content: Modules['agricInputs']; export default content; }
declare module 'content:agricInputsCatalogue' { const content: Modules['agricInputsCatalogue']; export default content; }
declare module 'content:article' { const content: Modules['article']; export default content; }
declare module 'content:beforeYouPay' { const content: Modules['beforeYouPay']; export default content; }
declare module 'content:buyers' { const content: Modules['buyers']; export default content; }
declare module 'content:calendar' { const content: Modules['calendar']; export default content; }
declare module 'content:carbonCredit' { const content: Modules['carbonCredit']; export default content; }
declare module 'content:cataloguePages' { const content: Modules['cataloguePages']; export default content; }
declare module 'content:coffee' { const content: Modules['coffee']; export default content; }
declare module 'content:coffeeBuyers' { const content: Modules['coffeeBuyers']; export default content; }
declare module 'content:coffeeCatalogue' { const content: Modules['coffeeCatalogue']; export default content; }
declare module 'content:comingSoon' { const content: Modules['comingSoon']; export default content; }
declare module 'content:contact' { const content: Modules['contact']; export default content; }
declare module 'content:depot' { const content: Modules['depot']; export default content; }
declare module 'content:documents' { const content: Modules['documents']; export default content; }
declare module 'content:faq' { const content: Modules['faq']; export default content; }
declare module 'content:farm' { const content: Modules['farm']; export default content; }
declare module 'content:farmWords' { const content: Modules['farmWords']; export default content; }
declare module 'content:fertilizer' { const content: Modules['fertilizer']; export default content; }
declare module 'content:fertilizerCatalogue' { const content: Modules['fertilizerCatalogue']; export default content; }
declare module 'content:fieldErrors' { const content: Modules['fieldErrors']; export default content; }
declare module 'content:figures' { const content: Modules['figures']; export default content; }
declare module 'content:forms' { const content: Modules['forms']; export default content; }
declare module 'content:frameworks' { const content: Modules['frameworks']; export default content; }
declare module 'content:hill' { const content: Modules['hill']; export default content; }
declare module 'content:home' { const content: Modules['home']; export default content; }
declare module 'content:inquiry' { const content: Modules['inquiry']; export default content; }
declare module 'content:jobs' { const content: Modules['jobs']; export default content; }
declare module 'content:latestNews' { const content: Modules['latestNews']; export default content; }
declare module 'content:logo' { const content: Modules['logo']; export default content; }
declare module 'content:mails' { const content: Modules['mails']; export default content; }
declare module 'content:mark' { const content: Modules['mark']; export default content; }
declare module 'content:messages' { const content: Modules['messages']; export default content; }
declare module 'content:milestones' { const content: Modules['milestones']; export default content; }
declare module 'content:names' { const content: Modules['names']; export default content; }
declare module 'content:navigation' { const content: Modules['navigation']; export default content; }
declare module 'content:news' { const content: Modules['news']; export default content; }
declare module 'content:newsIndex' { const content: Modules['newsIndex']; export default content; }
declare module 'content:notFound' { const content: Modules['notFound']; export default content; }
declare module 'content:offline' { const content: Modules['offline']; export default content; }
declare module 'content:paperWords' { const content: Modules['paperWords']; export default content; }
declare module 'content:partners' { const content: Modules['partners']; export default content; }
declare module 'content:partnerships' { const content: Modules['partnerships']; export default content; }
declare module 'content:payments' { const content: Modules['payments']; export default content; }
declare module 'content:people' { const content: Modules['people']; export default content; }
declare module 'content:photos' { const content: Modules['photos']; export default content; }
declare module 'content:placeholder' { const content: Modules['placeholder']; export default content; }
declare module 'content:planner' { const content: Modules['planner']; export default content; }
declare module 'content:press' { const content: Modules['press']; export default content; }
declare module 'content:privacy' { const content: Modules['privacy']; export default content; }
declare module 'content:privacyReal' { const content: Modules['privacyReal']; export default content; }
declare module 'content:saveData' { const content: Modules['saveData']; export default content; }
declare module 'content:search' { const content: Modules['search']; export default content; }
declare module 'content:searchIndex' { const content: Modules['searchIndex']; export default content; }
declare module 'content:searchSubjects' { const content: Modules['searchSubjects']; export default content; }
declare module 'content:service' { const content: Modules['service']; export default content; }
declare module 'content:shares' { const content: Modules['shares']; export default content; }
declare module 'content:site' { const content: Modules['site']; export default content; }
declare module 'content:submissions' { const content: Modules['submissions']; export default content; }
declare module 'content:tea' { const content: Modules['tea']; export default content; }
declare module 'content:teaBuyers' { const content: Modules['teaBuyers']; export default content; }
declare module 'content:teaCatalogue' { const content: Modules['teaCatalogue']; export default content; }
declare module 'content:team' { const content: Modules['team']; export default content; }
declare module 'content:terms' { const content: Modules['terms']; export default content; }
declare module 'content:testimonials' { const content: Modules['testimonials']; export default content; }
declare module 'content:translation' { const content: Modules['translation']; export default content; }
declare module 'content:ui' { const content: Modules['ui']; export default content; }
declare module 'content:version' { const content: Modules['version']; export default content; }
declare module 'content:whereToBuy' { const content: Modules['whereToBuy']; export default content; }
declare module 'content:woven' { const content: Modules['woven']; export default content; }
