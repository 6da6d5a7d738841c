/** Simplified Chinese; other languages are in `locale/business`. */
export const institutionInfoWords = { title: '放款机构', done: '知道了' }
