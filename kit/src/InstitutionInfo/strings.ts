/** Simplified Chinese; other languages are in `locale/business`. */
export const institutionInfoStrings = { title: '放款机构', done: '知道了' }
