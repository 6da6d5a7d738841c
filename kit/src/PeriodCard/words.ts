/** Simplified Chinese; other languages are in `locale/business`. */
export const periodCardWords = { periods: (count: number) => `${count}期`, none: '--' }
