/** Simplified Chinese; other languages are in `locale/business`. */
export const institutionListStrings = { all: (count: number) => `共${count}家机构` }
