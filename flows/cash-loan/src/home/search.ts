import { optionalTexts } from '@koo/steps'

/** Query of the loan page: start values at most. Whole yuan, and a number of periods. */
export const search = optionalTexts({ amount: /^[1-9]\d{0,9}$/, period: /^[1-9]\d{0,2}$/ })
