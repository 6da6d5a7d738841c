import type { ChannelSeedChanges } from '../../lender/channel/seed.ts'
import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

/** An old customer who comes from siku and goes straight to paying. */
function payer(
  base: Pick<Persona, 'name' | 'title' | 'shows' | 'mobile'> & Partial<Persona>,
  pay: NonNullable<ChannelSeedChanges['pay']>,
): Persona {
  return {
    ...oldCustomer,
    ...base,
    channel: { partner: 'siku', seen: { preAssessment: true, assessment: true }, pay },
  }
}

/** The ends a payment can have. */
export const payPersonas: readonly Persona[] = [
  payer(
    {
      name: 'pay-processing',
      title: '支付处理中',
      shows: 'A payment stays PAY_ING for thirty polls: the page gives up and goes back with PAY_ING.',
      mobile: '13800000370',
    },
    { polls: 30 },
  ),
  payer(
    {
      name: 'pay-fails',
      title: '支付失败',
      shows: 'A payment fails after two polls, the limit comes back, and another try may follow.',
      mobile: '13800000371',
    },
    { outcome: 'CONFIRM_PAY_FAILURE' },
  ),
  payer(
    {
      name: 'pay-combine',
      title: '额度不足组合支付',
      shows: 'A limit of 3,000 for an order of 8,600: by limit and card together, or by card.',
      mobile: '13800000372',
      limit: { ...oldCustomer.limit, total: 3000, temporary: null, delta: null, leadFlow: 3000 },
    },
    {},
  ),
  payer(
    {
      name: 'pay-blocked',
      title: '支付受限',
      shows: 'payCheck says that the customer may not pay, with a reason.',
      mobile: '13800000373',
    },
    { blocked: { reason: '您的账户存在风险，暂无法使用分期支付', reasonCode: 'RISK' } },
  ),
  payer(
    {
      name: 'pay-closed',
      title: '订单已关闭',
      shows: 'The order has run out: payCheck and every payment are refused.',
      mobile: '13800000374',
    },
    { validMs: 0 },
  ),
  payer(
    {
      name: 'pay-no-card',
      title: '支付未绑卡',
      shows: 'No bank card to repay from: no way to pay is enabled until one is bound.',
      mobile: '13800000375',
      cards: [],
    },
    {},
  ),
  payer(
    {
      name: 'pay-low-limit',
      title: '额度过低仅银行卡支付',
      shows: 'A limit of 300 below the minimum 500: the order can be paid by card only.',
      mobile: '13800000376',
      limit: { ...oldCustomer.limit, total: 300, temporary: null, delta: null, leadFlow: 300 },
    },
    {},
  ),
  payer(
    {
      name: 'pay-at-once',
      title: '支付即时成功',
      shows: 'The payment is decided at once: confirmPay answers SUCCESS.',
      mobile: '13800000377',
    },
    { polls: 0 },
  ),
]
