import { channelSlice } from '../fresh.ts'
import type { Context, Handlers } from '../../../engine/context.ts'
import type { Wire } from '../../../engine/contract.ts'
import { bindPageUrl } from '../../../ledger/cards/bindPage.ts'
import {
  currentOrder,
  financedCents,
  payBlock,
  planPeriods,
  pollPayment,
  startPayment,
  waysToPay,
  type PayWay,
} from '../pay.ts'
import type { Order } from '../orders.ts'
import type { Payment } from '../state.ts'
import { checkCode, secondsToResend, sendCode } from '../../../engine/codes.ts'
import { checkConfirmed } from '../../../ledger/cost/confirmation.ts'
import { ownPart } from '../../../ledger/cost/parts.ts'
import { costStatement } from '../../../ledger/cost/statement.ts'
import { priceBare } from '../../../ledger/lending/lending.ts'
import { centsOf, wireYuan } from '../../../engine/money.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { findCard } from '../../../ledger/cards/customerCards.ts'
import { sumRows } from '../../../ledger/loans/rows.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Handlers for paying the order of a partner's customer. */
export const payHandlers = {
  'channel/queryInstalmentDetails'(_, context) {
    const order = currentOrder(context)
    const financed = financedCents(context, order)
    const persona = context.persona()
    return {
      orderAmount: wireYuan(order.amountCents),
      orderNum: order.orderNum,
      goodsName: order.goodsName,
      periodList: planPeriods(context).map((period) => {
        const quote = priceBare(context, financed, period)
        const sum = sumRows(quote.rows)
        return {
          period,
          monthPay: wireYuan(quote.monthPayCents),
          handFee: wireYuan(sum.realTotal - sum.capital),
          totalAmount: wireYuan(sum.realTotal),
          costDisclosure: costStatement(persona, quote, [ownPart(persona, quote)]),
        }
      }),
    }
  },

  'channel/queryPayOptions': (_, context) => waysToPay(context, currentOrder(context)).map(wireWay),

  'channel/payCheck'(_, context) {
    const block = payBlock(context, currentOrder(context))
    return { allowed: block === null, reason: block?.reason ?? null, reasonCode: block?.reasonCode ?? null }
  },

  'channel/sendVerifySms'({ mobile }, context) {
    const { world, now } = context
    const user = context.user()
    if (mobile !== undefined && mobile !== user.mobile) {
      throw new Refusal(RESULTS.badRequest, '手机号与账号不一致，请检查后重试')
    }
    const order = payableOrder(context)
    const state = context.slice(channelSlice)
    const code = sendCode(world, now, state.payCode, order.orderNum, '')
    state.payCode = code
    user.codesSent += 1
    return {
      mobileMasked: maskMobile(user.mobile),
      resendSeconds: secondsToResend(code, now),
      transactionNo: code.transactionNo,
    }
  },

  'channel/bindCard': ({ callBackUrl }, context) => ({ url: bindPageUrl(context, callBackUrl) }),

  'channel/confirmPay'(request, context) {
    const { serialNumber, verifyCode, period, payType = 'instalment', userCardId, costConfirmation } = request
    const order = payableOrder(context)
    if (request.orderNum !== order.orderNum || centsOf(request.amount) !== order.amountCents)
      throw new Refusal(RESULTS.orderState, '订单信息有变化，请刷新后重试')
    const way = chosenWay(waysToPay(context, order), String(payType), userCardId)
    const card = userCardId === undefined ? way.card : (findCard(context, userCardId) ?? null)
    if (card === null) throw new Refusal(RESULTS.cardUnusable)
    if (way.payType !== 'card' && !planPeriods(context).includes(period)) {
      throw new Refusal(RESULTS.badRequest, '期数填写有误，请检查后重试')
    }
    if (way.payType !== 'card') {
      const quote = priceBare(context, financedCents(context, order), period)
      if (request.monthPay === undefined || centsOf(request.monthPay) !== quote.monthPayCents)
        throw new Refusal(RESULTS.ratesFailed)
      const persona = context.persona()
      checkConfirmed(costConfirmation, persona, quote, [ownPart(persona, quote)])
    }
    const state = context.slice(channelSlice)
    if (state.payCode === null) throw new Refusal(RESULTS.codeExpired)
    checkCode(state.payCode, verifyCode, context.now)
    state.payCode = null
    return wirePayment(startPayment(context, order, way, { serialNumber, period, card, costConfirmation }))
  },

  'channel/queryPayStatus'({ serialNumber }, context) {
    const { payment } = context.slice(channelSlice)
    const isAnother = serialNumber !== undefined && serialNumber !== payment?.serialNumber
    if (payment === null || isAnother) throw new Refusal(RESULTS.orderState, '没有正在处理的支付')
    pollPayment(context, payment)
    return wirePayment(payment)
  },
} satisfies Handlers

/** The order, if it can be paid now. */
function payableOrder(context: Context): Order {
  const order = currentOrder(context)
  const block = payBlock(context, order)
  if (block !== null) throw new Refusal(RESULTS.orderState, block.reason)
  return order
}

/** The selected way to pay: by its type, and by its card where each card is a separate way. */
function chosenWay(ways: readonly PayWay[], payType: string, userCardId: string | undefined): PayWay {
  const ofType = ways.filter((way) => way.payType === payType)
  const way =
    payType === 'card' && userCardId !== undefined
      ? ofType.find((each) => each.card?.userCardId === userCardId)
      : ofType[0]
  if (!way) throw new Refusal(RESULTS.orderState, '所选支付方式不可用，请重新选择')
  if (way.reason !== null) throw new Refusal(RESULTS.orderState, way.reason)
  return way
}

function wireWay({ payType, name, card, reason }: PayWay): Wire<'channel/queryPayOptions'>[number] {
  return {
    payType,
    name,
    enabled: reason === null,
    reason,
    card: card && {
      userCardId: card.userCardId,
      bankName: card.bankName,
      cardNo: card.cardNo,
      cardType: card.cardType ?? null,
    },
  }
}

function wirePayment({ serialNumber, status, reason }: Payment): Wire<'channel/confirmPay'> {
  return { serialNumber, status, reason: status === 'CONFIRM_PAY_FAILURE' ? reason : null }
}
