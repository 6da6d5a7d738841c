// gap 36, gap 122
/** `advanceType` of a loan that cannot be settled in its first six periods. */
export const NO_FIRST_SIX = 'noFirstSix'
/** Those periods. */
export const LOCKED_PERIODS = 6
/** Special asset with a fee in its first periods. */
export const SPECIAL_ASSET = 'fxy'
