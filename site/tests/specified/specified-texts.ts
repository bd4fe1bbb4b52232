/** The words of the specification for each page, letter by letter. Each is the whole text of an element (reading 13). */

export type Specified = {
  /** An address, or a pattern of addresses. */
  on: string | RegExp;
  /** The content file with these words, in `content/en/`; numbers stand in the file of that name in `content/facts/`. */
  file: string;
  words: readonly string[];
};

/** What every page has is looked for on two. */
const EACH_PAGE = /^\/(?:nowhere)?$/;

const NOT_FOUND = 'screens/not-found.yaml';
const FALLBACK = ['Oops! Page Not Found', 'Take Me Home', 'Go Back', 'Home', 'About', 'Contact'];

const REGIONS = ['Region', 'Countries', 'Farmers', 'Hectares'];

const at = (on: Specified['on'], file: string, words: readonly string[]): Specified => ({
  on,
  file,
  words,
});

export const SPECIFIED: readonly Specified[] = [
  at(EACH_PAGE, 'site.yaml', [
    'Mon - Fri 8:00 AM - 6:00 PM',
    'Nairobi, Kenya',
    '+254 700 000 000',
    'info@kilele.example',
    'Innovative solutions for agriculture and sustainability.',
  ]),
  at(EACH_PAGE, 'navigation.yaml', [
    ...['Home', 'About', 'Our Business', 'Agricultural Inputs', 'Fertilizer', 'Coffee', 'Tea'],
    ...['Sustainability', 'Sustainability Frameworks', 'Sustainability Partnerships'],
    ...['Carbon Credit', 'Our Subsidiaries', 'News', 'Careers', 'Connect', 'Company'],
    ...['Business', 'Resources', 'Terms', 'Privacy', 'Policy', 'Contact'],
  ]),
  at('/', 'screens/home.yaml', [
    'Discover Our Story',
    'Partner With Us',
    'Trusted by 50M+ farmers worldwide',
    'Start Your Journey',
    'View All News',
    'Global Presence',
    ...['23+ countries', '56M+ farmers', '36M+ hectares', '15+ years'],
    ...REGIONS,
    ...['East Africa', '6', '25M+', '15M+'],
    ...['West Africa', '8', '18M+', '12M+'],
    ...['Southern Africa', '5', '8M+', '6M+'],
    ...['Asia Pacific', '4', '5M+', '3M+'],
    ...['500+ happy farmers', '98% satisfaction', '45% average yield increase'],
  ]),
  at('/', 'forms.yaml', ['Join Now', '5,000+ subscribers', '98% open rate', 'weekly updates']),
  at('/about', 'screens/about.yaml', [
    'Cultivating Excellence Since 2007',
    'years of experience',
    'Mission & Vision',
    'Core Values',
    ...['Quality', 'Integrity', 'Innovation', 'Sustainability', 'Partnership', 'Excellence'],
    'Our Journey',
    'Meet Our Team',
    'Our Trusted Partners',
    ...['1,000+ active partners', '95% satisfaction', '25+ distribution countries'],
  ]),
  at('/about', 'milestones.yaml', ['2007', '2010', '2013', '2015', '2018', '2020', '2022', '2024']),
  at('/business/tea', 'business/tea.yaml', [
    'Our Services',
    'Comprehensive Tea Services',
    ...['8K+ growers', '15K tons', '25+ markets', '12 varieties'],
    ...REGIONS,
    ...['East Africa', '4', '8K+', '12K+'],
    ...['South Asia', '3', '5K+', '8K+'],
    ...['Southeast Asia', '2', '2K+', '3K+'],
    ...['Other Markets', '16', '1K+', '2K+'],
  ]),
  at('/business/coffee', 'business/coffee.yaml', [
    'Our Services',
    'Our Coffee Services',
    ...['5K+ farmers', '20K tons', '15+ export markets', '100% traceability'],
  ]),
  at('/business/agric-inputs', 'business/agric-inputs.yaml', [
    'Our Services',
    'Why Choose Our Agricultural Inputs',
    // The specification does not say what the 98 % refer to.
    ...['500+ products', '15K+ clients', '98% satisfaction', '50+ brands'],
  ]),
  at('/business/fertilizer', 'business/fertilizer.yaml', [
    'Our Services',
    'Explore Fertilizer Details',
    ...['50+ types', '2M+ tons', '95% satisfaction', '10K+ farmers'],
  ]),
  at(/^\/business\/[\w-]+$/, 'screens/services.yaml', ['Learn More']),
  at('/sustainability/carboncredit', 'sustainability/carbon-credit.yaml', [
    'Our Carbon Credit Programs',
    ...['Agroforestry Projects', '50+ projects launched', '10M+ trees planted'],
    ...['Regenerative Agriculture', '500K+ farmers engaged', '2M+ ha soil restored'],
    ...['Soil Carbon Management', '100K+ farms monitored', '1M+ tonnes CO2 sequestered'],
    'Our Carbon Credit Process',
    'Program Development',
    'Implementation Partnerships',
    'Monitoring Systems',
    'Credit Distribution',
  ]),
  at('/sustainability/partneships', 'sustainability/partnerships.yaml', [
    'Our Collaborative Efforts',
    ...['NGO Collaborations', '30+ NGO partners', '1M+ farmers trained'],
    ...['Government Initiatives', '15+ countries', '5M+ hectares'],
    ...['Private Sector Alliances', '20+ corporate partners', '100K+ carbon credits issued'],
  ]),
  at('/sustainability/frameworks', 'sustainability/frameworks.yaml', [
    'Our Sustainability Framework',
    'Pillars of Sustainability',
    ...['Environmental Stewardship', '3M+ tonnes carbon', '200+ biodiversity projects'],
    ...['Community Empowerment', '1.5M+ farmers trained', '500+ communities'],
    ...['Economic Viability', '200K+ carbon credits', '300K+ farmers benefited'],
    'Assessment & Planning',
    'Implementation',
    'Monitoring & Reporting',
    'Continuous Improvement',
  ]),
  at('/connect', 'inquiry.yaml', [
    'Coffee',
    'Tea',
    'Sustainability',
    'General Inquiry',
    'Send Message',
  ]),
  at('/connect', 'site.yaml', ['8:00 AM - 6:00 PM']),
  at('/news', 'forms.yaml', ['Subscribe Now']),
  at('/news', 'screens/news.yaml', ['All']),
  at('/comingsoon', 'screens/coming-soon.yaml', [
    'Under Development',
    ...['Lightning Fast', 'Beautiful Design', 'Secure & Reliable'],
    'Back to Home',
  ]),
  at('/comingsoon', 'forms.yaml', ['Notify Me']),
  at('/nowhere', NOT_FOUND, FALLBACK),
  at(/^\/services\//, 'ui.yaml', ['Back']),
  at(/^\/news\/(?!press$)[\w-]+$/, 'screens/article.yaml', ['Back to News']),
];

/** Words of the pages for addresses that are not found. The first that fits counts. */
export const NOT_FOUND_WORDS: readonly Specified[] = [
  at(/^\/services\//, NOT_FOUND, ['Service Not Found', 'Back', 'N/A']),
  at(/^\/news\/(?!press$)[^/]+$/, NOT_FOUND, ['Article Not Found', 'Return to News']),
  at(/^\/news\/.+\//, 'screens/news.yaml', [
    'No news articles found in this category.',
    'Back to News',
  ]),
  at(/^/, NOT_FOUND, FALLBACK),
];

/** Links of the specification to pages that do not exist, and parents in its navigation (section 2, readings 5 and 6). */
export const WITHOUT_PAGE = [
  ...['/about/story', '/about/leadership', '/careers', '/sustainability/partnerships'],
  ...['/sustainability/subsidiaries', '/sustainability/reports', '/news/press', '/contact'],
  ...['/resources/publications', '/terms', '/privacy', '/policy', '/business', '/sustainability'],
];

/** Articles that the specification names (reading 12). */
export const ARTICLES = [
  '/news/sustainable-farming-initiative',
  '/news/record-coffee-harvest',
  '/news/advanced-fertilizer-tech',
  '/news/cooperative-partnership',
  '/news/crop-protection-workshop',
  '/news/nyeri-distribution-center',
];

/** Sizes of the catalogues (section 3). */
export const CATALOGUES = { tea: 6, coffee: 5, 'agric-inputs': 5, fertilizers: 5 };
