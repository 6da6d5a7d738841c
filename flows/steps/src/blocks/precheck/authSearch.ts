import { optionalQuery } from '@koo/flow'

/** The query of a page about a verification: which one. What it has brought is never in an address. */
export const authSearch = optionalQuery({ authId: /^\d{1,6}$/ })
