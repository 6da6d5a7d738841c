import { FOUR_PAGES, NO_ENTRY_PAGES, STEPS, definePartner, onLink, onPage } from './types.ts'

/** The provider's own card: contacts on a page of another product, then the lending institution, then the loan. */
export const koocard = definePartner({
  code: 'koocard',
  name: '酷卡',
  entry: '/pages/credit/koocard/middle',
  entryPages: NO_ENTRY_PAGES,
  phones: 0,
  before: [STEPS.idAuth, STEPS.idCardAuth, STEPS.face, STEPS.information, STEPS.userContacts],
  assessment: FOUR_PAGES,
  after: [onLink('institution'), onPage('pay', 'never')],
  order: null,
})
