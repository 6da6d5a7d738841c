import { definePartner, onLink } from './types.ts'

/**
 * Merchants: first the platform's authorisation, then the merchant flow, whose pages depend on the status of the order.
 */
export const merchantCredit = definePartner({
  code: 'merchant-credit',
  name: '商户贷',
  entry: '/pages/credit/merchant',
  before: [onLink('authorise')],
  assessment: null,
  after: [onLink('merchant', 'never')],
  order: null,
})
