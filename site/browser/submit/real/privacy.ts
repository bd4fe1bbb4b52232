/** The text of the privacy page for real submissions. */
export const loadPrivacy = () => import('content:privacyReal');
