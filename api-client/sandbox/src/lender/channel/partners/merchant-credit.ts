import { NO_DOOR_PAGES, onLink, type PartnerTable } from './types.ts'

/** Merchants: the platform's authorisation, then the merchant flow, whose pages follow from the status of its order. */
export const merchantCredit: PartnerTable = {
  code: 'merchant-credit',
  name: '商户贷',
  entry: '/pages/credit/merchant',
  doorPages: NO_DOOR_PAGES,
  before: [onLink('authorise')],
  assessment: null,
  after: [onLink('merchant', 'never')],
  order: null,
}
