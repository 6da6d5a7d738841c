import { definePartner, FOUR_PAGES, NO_ENTRY_PAGES, STEPS, onLink, onPage } from './types.ts'

/** Goods for children: face check before the photos, contacts last. */
export const kidswant = definePartner({
  code: 'kidswant',
  name: '孩子王',
  entry: '/pages/credit/kidswant/loginsuccess',
  entryPages: NO_ENTRY_PAGES,
  phones: 5,
  before: [STEPS.idAuth, STEPS.face, STEPS.idCardAuth, STEPS.information, STEPS.extraContacts],
  assessment: FOUR_PAGES,
  after: [onPage('pay', 'payment'), onLink('order', 'never')],
  order: { goodsName: '婴儿推车与安全座椅套装', amountCents: 268_000, prefix: 'HZ' },
})
