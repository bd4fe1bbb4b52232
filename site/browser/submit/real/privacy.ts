/** What the privacy page says where forms are taken for real. */
export const loadPrivacy = () => import('content:privacyReal');
