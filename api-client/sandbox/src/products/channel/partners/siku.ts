import { FOUR_PAGES, NO_ENTRY_PAGES, STEPS, definePartner, onLink, onPage } from './types.ts'

/** Luxury goods: contacts right after the face check, then the order is paid in instalments. */
export const siku = definePartner({
  code: 'siku',
  name: '寺库',
  entry: '/pages/credit/siku/loginsuccess',
  entryPages: NO_ENTRY_PAGES,
  phones: 2,
  before: [STEPS.idAuth, STEPS.idCardAuth, STEPS.face, STEPS.extraContacts, STEPS.information],
  assessment: FOUR_PAGES,
  after: [onPage('pay', 'payment'), onLink('order', 'never')],
  order: { goodsName: '小牛皮单肩包', amountCents: 860_000, prefix: 'SK' },
})
