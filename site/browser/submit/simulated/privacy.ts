/** What the privacy page says where forms are simulated. */
export const loadPrivacy = () => import('content:privacy');
