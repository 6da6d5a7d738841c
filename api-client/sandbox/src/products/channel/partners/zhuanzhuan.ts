import { STEPS, definePartner, onLink, onPage } from './types.ts'

/**
 * Second-hand goods: face check before the photos, no page for the passed assessment, payment by limit and card
 * together.
 */
export const zhuanzhuan = definePartner({
  code: 'zhuanzhuan',
  name: '转转',
  phones: 4,
  before: [STEPS.idNumberAuth, STEPS.face, STEPS.idCardAuth, STEPS.extraContacts, STEPS.information],
  assessment: ['assess-amount', 'assess-amount-ing', 'assess-amount-fail', 'assess-amount'],
  after: [onPage('combine-pay', 'payment'), onLink('order', 'never')],
  order: { goodsName: '二手手机 256GB', amountCents: 329_900, prefix: 'ZZ' },
})
