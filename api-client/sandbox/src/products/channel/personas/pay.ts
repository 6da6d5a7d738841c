import type { ChannelSeedChanges } from '../seed.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** An old customer from siku who can pay at once. */
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

/** Personas for each outcome of a payment. */
export const payPersonas: readonly Persona[] = [
  payer(
    {
      name: 'pay-processing',
      title: '支付处理中',
      shows: {
        zh: '支付在三十次查询内保持PAY_ING：页面放弃等待，以PAY_ING返回。',
        en: 'A payment stays PAY_ING for thirty polls: the page gives up and goes back with PAY_ING.',
      },
      mobile: '13800000370',
    },
    { polls: 30 },
  ),
  payer(
    {
      name: 'pay-fails',
      title: '支付失败',
      shows: {
        zh: '支付在两次查询后失败，额度退回，可以再次支付。',
        en: 'A payment fails after two polls, the limit is restored, and another attempt is possible.',
      },
      mobile: '13800000371',
    },
    { outcome: 'CONFIRM_PAY_FAILURE' },
  ),
  payer(
    {
      name: 'pay-combine',
      title: '额度不足组合支付',
      shows: {
        zh: '额度3,000元，订单8,600元：额度与银行卡组合支付，或用银行卡支付。',
        en: 'A limit of 3,000 for an order of 8,600: by limit and card together, or by card.',
      },
      mobile: '13800000372',
      limit: { ...oldCustomer.limit, total: 3000, temporary: null, delta: null, leadFlow: 3000 },
    },
    {},
  ),
  payer(
    {
      name: 'pay-blocked',
      title: '支付受限',
      shows: {
        zh: 'payCheck说明该客户不能支付，并给出原因。',
        en: 'payCheck says that the customer may not pay, with a reason.',
      },
      mobile: '13800000373',
    },
    { blocked: { reason: '您的账户存在风险，暂无法使用分期支付', reasonCode: 'RISK' } },
  ),
  payer(
    {
      name: 'pay-closed',
      title: '订单已关闭',
      shows: {
        zh: '订单已超时：payCheck和所有支付均被拒绝。',
        en: 'The order has expired: payCheck and every payment are refused.',
      },
      mobile: '13800000374',
    },
    { validMs: 0 },
  ),
  payer(
    {
      name: 'pay-no-card',
      title: '支付未绑卡',
      shows: {
        zh: '没有用于还款的银行卡：绑卡之前没有可用的支付方式。',
        en: 'No bank card to repay from: no way to pay is enabled until one is bound.',
      },
      mobile: '13800000375',
      cards: [],
    },
    {},
  ),
  payer(
    {
      name: 'pay-low-limit',
      title: '额度过低仅银行卡支付',
      shows: {
        zh: '额度300元，低于最低500元：订单只能用银行卡支付。',
        en: 'A limit of 300 below the minimum 500: the order can be paid by card only.',
      },
      mobile: '13800000376',
      limit: { ...oldCustomer.limit, total: 300, temporary: null, delta: null, leadFlow: 300 },
    },
    {},
  ),
  payer(
    {
      name: 'pay-at-once',
      title: '支付即时成功',
      shows: {
        zh: '支付立即有结果：confirmPay返回SUCCESS。',
        en: 'The payment is decided at once: confirmPay returns SUCCESS.',
      },
      mobile: '13800000377',
    },
    { polls: 0 },
  ),
]
