/**
 * Width in px from which a screen counts as desktop (section 9: mobile under 768 px): the header shows its links in
 * place of the menu of phones. Style sheets and the `sizes` of pictures repeat the number, because media queries cannot
 * use a variable.
 */
export const DESKTOP_WIDTH = 768;
