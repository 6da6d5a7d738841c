import { STEPS, definePartner, onLink, onPage } from './types.ts'

/** Card network: first a pre-assessment, its own page for the passed assessment, a bank card, its own cashier. */
export const yinlian = definePartner({
  code: 'yinlian',
  name: '银联',
  entryPages: { refused: 'entryfail', koocard: 'koocard' },
  phones: 3,
  before: [
    onPage('pre-assess-amount', 'preAssessment'),
    STEPS.idAuth,
    STEPS.idCardAuth,
    STEPS.face,
    STEPS.information,
    STEPS.extraContacts,
  ],
  assessment: ['assess-amount', 'assess-amount-ing', 'assess-amount-fail', 'jydcheckedsuccess'],
  after: [onPage('bindcard', 'card'), onLink('cashier', 'payment'), onLink('order', 'never')],
  order: { goodsName: '家电以旧换新套餐', amountCents: 599_900, prefix: 'YL' },
})
