/** The text of the privacy page for simulated submissions. */
export const loadPrivacy = () => import('content:privacy');
