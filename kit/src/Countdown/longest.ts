/** Longest time that is counted down, seconds: 30 days. A later end is a date, or a mistake: nobody waits for it by the second. */
export const LONGEST_COUNTDOWN_S = 30 * 24 * 60 * 60
