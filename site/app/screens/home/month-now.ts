/** Kenya is three hours before Greenwich all year. */
const AHEAD = 3 * 60 * 60 * 1000;

/** The month in Nairobi, 0 to 11, wherever the visitor is and whatever year the clock has. */
export const monthNow = (now = Date.now()): number => new Date(now + AHEAD).getUTCMonth();
