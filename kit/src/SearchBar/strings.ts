/** Simplified Chinese; other languages are in `locale/business`. */
export const searchBarStrings = { label: '搜索' }
