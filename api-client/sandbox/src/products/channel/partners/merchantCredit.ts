import { definePartner, onLink } from './types.ts'

/**
 * Merchants: first the platform's authorisation, then the merchant flow, whose pages depend on the status of the order. Both
 * are addresses: the partner's flow itself only takes the credential.
 */
export const merchantCredit = definePartner({
  code: 'merchant-credit',
  name: '商户贷',
  before: [onLink('authorise')],
  assessment: null,
  after: [onLink('/pages/credit/merchant', 'never')],
  order: null,
})
