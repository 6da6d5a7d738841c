import { definePartner, STEPS } from './types.ts'

/** Goods for children: face check before the photos, contacts last. */
export const kidswant = definePartner({
  code: 'kidswant',
  name: '孩子王',
  phones: 5,
  before: [STEPS.idAuth, STEPS.face, STEPS.idCardAuth, STEPS.information, STEPS.extraContacts],
  order: { goodsName: '婴儿推车与安全座椅套装', amountCents: 268_000, prefix: 'HZ' },
})
