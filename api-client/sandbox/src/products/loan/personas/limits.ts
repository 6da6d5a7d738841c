import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Almost no limit left. */
export const lowLimit: Persona = {
  ...oldCustomer,
  name: 'low-limit',
  title: '剩余额度不足客户',
  shows: {
    zh: '剩余额度300元，低于最低500元：金额不可编辑（金额状态5）。',
    en: 'Remaining limit 300 below the minimum 500: the amount cannot be edited (amount state 5).',
  },
  mobile: '13800000004',
  limit: { ...oldCustomer.limit, total: 20_000, temporary: null, usedBefore: 19_700, leadFlow: 300 },
  // Raise coupons are selected automatically and would lift the limit over the minimum again.
  coupons: (since) => oldCustomer.coupons(since).filter(({ category }) => category !== 'raise'),
}

/** The lender pays out less than the minimum. */
export const capBelowMinimum: Persona = {
  ...oldCustomer,
  name: 'cap-below-minimum',
  title: '资方限额过低客户',
  shows: {
    zh: '资方单笔最高300元，低于最低500元（金额状态6）。',
    en: 'The lender caps one loan at 300, below the minimum 500 (amount state 6).',
  },
  mobile: '13800000017',
  limit: { ...oldCustomer.limit, lenderCap: 300 },
}

/** The lender lowers the requested amount. */
export const amountChanged: Persona = {
  ...oldCustomer,
  name: 'amount-changed',
  title: '资方调整金额客户',
  shows: {
    zh: 'preApproval把1万元以上的金额降到80%（amountChanged），并给出调整前后的优惠。',
    en: 'preApproval lowers amounts above 10,000 to 80 % (amountChanged), with the discount before and after.',
  },
  mobile: '13800000009',
  lender: { ...oldCustomer.lender, instId: 552, lowers: { above: 10_000, share: 0.8 } },
}
