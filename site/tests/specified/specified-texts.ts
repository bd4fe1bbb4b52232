/** The texts of the specification for each page, word for word. Each is the whole text of an element (reading 13). */

const REGIONS = ['Region', 'Countries', 'Farmers', 'Hectares'];

/** Texts on every page: info bar, navigation, footer. */
export const SHELL = [
  'Mon - Fri 8:00 AM - 6:00 PM',
  'Nairobi, Kenya',
  '+254 700 000 000',
  'info@kilele.example',
  'Home',
  'About',
  'Our Business',
  'Agricultural Inputs',
  'Fertilizer',
  'Coffee',
  'Tea',
  'Sustainability',
  'Sustainability Frameworks',
  'Sustainability Partnerships',
  'Carbon Credit',
  'Our Subsidiaries',
  'News',
  'Careers',
  'Connect',
  'Innovative solutions for agriculture and sustainability.',
  'Company',
  'Business',
  'Resources',
  'Terms',
  'Privacy',
  'Policy',
  'Contact',
];

/** Texts by address. */
export const TEXTS: Record<string, readonly string[]> = {
  '/': [
    'Discover Our Story',
    'Partner With Us',
    'Trusted by 50M+ farmers worldwide',
    'Start Your Journey',
    'View All News',
    'Join Now',
    'Global Presence',
    ...['23+ countries', '56M+ farmers', '36M+ hectares', '15+ years'],
    ...REGIONS,
    ...['East Africa', '6', '25M+', '15M+'],
    ...['West Africa', '8', '18M+', '12M+'],
    ...['Southern Africa', '5', '8M+', '6M+'],
    ...['Asia Pacific', '4', '5M+', '3M+'],
    ...['5,000+ subscribers', '98% open rate', 'weekly updates'],
    ...['500+ happy farmers', '98% satisfaction', '45% average yield increase'],
  ],
  '/about': [
    'Cultivating Excellence Since 2007',
    'years of experience',
    'Mission & Vision',
    'Core Values',
    ...['Quality', 'Integrity', 'Innovation', 'Sustainability', 'Partnership', 'Excellence'],
    'Our Journey',
    ...['2007', '2010', '2013', '2015', '2018', '2020', '2022', '2024'],
    'Meet Our Team',
    'Our Trusted Partners',
    ...['1,000+ active partners', '95% satisfaction', '25+ distribution countries'],
  ],
  '/business/tea': [
    'Our Services',
    'Comprehensive Tea Services',
    ...['8K+ growers', '15K tons', '25+ markets', '12 varieties'],
    ...REGIONS,
    ...['East Africa', '4', '8K+', '12K+'],
    ...['South Asia', '3', '5K+', '8K+'],
    ...['Southeast Asia', '2', '2K+', '3K+'],
    ...['Other Markets', '16', '1K+', '2K+'],
    'Learn More',
  ],
  '/business/coffee': [
    'Our Services',
    'Our Coffee Services',
    ...['5K+ farmers', '20K tons', '15+ export markets', '100% traceability'],
    'Learn More',
  ],
  '/business/agric-inputs': [
    'Our Services',
    'Why Choose Our Agricultural Inputs',
    // The specification does not say what the 98 % refer to.
    ...['500+ products', '15K+ clients', '98% satisfaction', '50+ brands'],
    'Learn More',
  ],
  '/business/fertilizer': [
    'Our Services',
    'Explore Fertilizer Details',
    ...['50+ types', '2M+ tons', '95% satisfaction', '10K+ farmers'],
    'Learn More',
  ],
  '/sustainability/carboncredit': [
    'Our Carbon Credit Programs',
    ...['Agroforestry Projects', '50+ projects launched', '10M+ trees planted'],
    ...['Regenerative Agriculture', '500K+ farmers engaged', '2M+ ha soil restored'],
    ...['Soil Carbon Management', '100K+ farms monitored', '1M+ tonnes CO2 sequestered'],
    'Our Carbon Credit Process',
    'Program Development',
    'Implementation Partnerships',
    'Monitoring Systems',
    'Credit Distribution',
  ],
  '/sustainability/partneships': [
    'Our Collaborative Efforts',
    ...['NGO Collaborations', '30+ NGO partners', '1M+ farmers trained'],
    ...['Government Initiatives', '15+ countries', '5M+ hectares'],
    ...['Private Sector Alliances', '20+ corporate partners', '100K+ carbon credits issued'],
  ],
  '/sustainability/frameworks': [
    'Our Sustainability Framework',
    'Pillars of Sustainability',
    ...['Environmental Stewardship', '3M+ tonnes carbon', '200+ biodiversity projects'],
    ...['Community Empowerment', '1.5M+ farmers trained', '500+ communities'],
    ...['Economic Viability', '200K+ carbon credits', '300K+ farmers benefited'],
    'Assessment & Planning',
    'Implementation',
    'Monitoring & Reporting',
    'Continuous Improvement',
  ],
  '/connect': [
    ...['Coffee', 'Tea', 'Sustainability', 'General Inquiry'],
    'Send Message',
    '8:00 AM - 6:00 PM',
  ],
  '/news': ['All', 'Subscribe Now'],
  '/comingsoon': [
    'Under Development',
    ...['Lightning Fast', 'Beautiful Design', 'Secure & Reliable'],
    'Notify Me',
    'Back to Home',
  ],
  '/nowhere': ['Oops! Page Not Found', 'Take Me Home', 'Go Back', 'Home', 'About', 'Contact'],
};

/** Texts on every page of a kind. */
export const TEXTS_BY_KIND: readonly [RegExp, readonly string[]][] = [
  [/^\/news\/[^/]+$/, ['Back to News']],
  [/^\/services\//, ['Back']],
];

/** Texts of not-found pages. The first pattern that matches the address counts. */
export const NOT_FOUND_TEXTS: readonly [RegExp, readonly string[]][] = [
  [/^\/services\//, ['Service Not Found', 'Back', 'N/A']],
  [/^\/news\/(?!press$)[^/]+$/, ['Article Not Found', 'Return to News']],
  [/^\/news\/.+\//, ['No news articles found in this category.', 'Back to News']],
  [/^/, TEXTS['/nowhere'] ?? []],
];

/** Links of the specification to pages that do not exist (section 2, readings 5 and 6). */
export const KNOWN_MISSING = [
  '/about/story',
  '/about/leadership',
  '/careers',
  '/sustainability/partnerships',
  '/sustainability/subsidiaries',
  '/sustainability/reports',
  '/news/press',
  '/resources/publications',
  '/terms',
  '/privacy',
  '/policy',
  '/contact',
];
