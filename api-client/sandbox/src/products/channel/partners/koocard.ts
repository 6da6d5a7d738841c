import { STEPS, definePartner, onLink, onPage } from './types.ts'

/** The provider's own card: contacts on a page of another product, then the lending institution, then the loan. */
export const koocard = definePartner({
  code: 'koocard',
  name: '酷卡',
  entry: '/pages/credit/koocard/middle',
  phones: 0,
  before: [STEPS.idAuth, STEPS.idCardAuth, STEPS.face, STEPS.information, STEPS.userContacts],
  after: [onLink('institution'), onPage('pay', 'never')],
  order: null,
})
