/** Size that social networks ask of a shared link's picture, in px. The site puts mark and name into its upper left. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
