/** 0 to 1 of what was reported; 0 for what is no number, as of a request that does not know its length. */
export const shareOf = (fraction: number) => Math.min(1, Math.max(0, fraction || 0))
