import { STEPS, definePartner } from './types.ts'

/** Luxury goods: contacts right after the face check, then the order is paid in instalments. */
export const siku = definePartner({
  code: 'siku',
  name: '寺库',
  phones: 2,
  before: [STEPS.idAuth, STEPS.idCardAuth, STEPS.face, STEPS.extraContacts, STEPS.information],
  order: { goodsName: '小牛皮单肩包', amountCents: 860_000, prefix: 'SK' },
})
