/** What most names of banks begin with. It stays in 中国银行, which has no other name. */
export const SHARED_BEGINNING = /中国(?!银行)/
