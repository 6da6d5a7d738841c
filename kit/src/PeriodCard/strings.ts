/** Simplified Chinese; other languages are in `locale/business`. */
export const periodCardStrings = { periods: (count: number) => `${count}期`, none: '--' }
