import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import { backAddress } from '../../../ledger/cards/bindPage.ts'
import { beijingDay, beijingTime } from '../../../engine/calendar.ts'
import { wireYuan } from '../../../engine/money.ts'
import { cardsOf } from '../../../ledger/cards/customerCards.ts'
import {
  billList,
  earlyBillId,
  isSigningDue,
  loanOf,
  payableOf,
  planOf,
} from '../../../ledger/bills/bills.ts'
import { repaymentsOf } from '../../../ledger/bills/repayments.ts'
import { addOrder, statusOf } from '../../../ledger/bills/orders.ts'
import { cashBackPaid } from '../../../ledger/bills/rights.ts'
import { settlementOf } from '../../../ledger/bills/settlement.ts'
import { openVisit } from '../visits.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Return address of the page on which a loan is signed after its payout. */
const AFTER_LOAN_PAGE = '/pages/credit/repayment/afterLoanSign'

/** Handlers for bills, plans, repayments and refunds. */
export const billHandlers = {
  'repayment/queryBillList': (_, context) => billList(customerOf(context)),

  'repayment/queryPlan': ({ loanId }, context) => planOf(customerOf(context), loanId),

  'repayment/getCashierUrl'({ billIds, callBackUrl }, context) {
    const customer = customerOf(context)
    const back = backAddress(context, callBackUrl)
    const payable = payableOf(customer, billIds)
    const [payer = null] = cardsOf(customer.user, customer.persona)
    const order = addOrder(customer, repaymentsOf(customer), { ...payable, callBackUrl: back, payer })
    return { url: pageUrl(context, 'cashier', order.ticket), repayNo: order.repayNo }
  },

  'repayment/queryStatus'({ repayNo }, context) {
    const order = repaymentsOf(customerOf(context)).orders.find((each) => each.repayNo === repayNo)
    if (!order) throw new Refusal(RESULTS.repaymentNotFound)
    return {
      status: statusOf(order, context.now),
      amount: wireYuan(order.paidCents > 0 ? order.paidCents : order.cents),
      finishTime: order.finishedAt && beijingTime(order.finishedAt),
      reason: order.reason,
    }
  },

  'repayment/queryEarlyRepayAmount'({ loanId }, context) {
    const customer = customerOf(context)
    const loan = loanOf(customer, loanId)
    const today = beijingDay(context.now)
    const { books } = repaymentsOf(customer)
    const settlement = settlementOf(loan, books[loanId], customer.persona, today)
    if (!('items' in settlement)) throw new Refusal(RESULTS.settlementRefused, settlement.refusal)
    return {
      amount: wireYuan(settlement.cents),
      capital: wireYuan(settlement.capital),
      interest: wireYuan(settlement.interest),
      fee: wireYuan(settlement.feeCents),
      validUntil: `${today} 23:59:59`,
      billId: earlyBillId(loanId, today, settlement.cents),
    }
  },

  'repayment/queryRefunds'(_, context) {
    const customer = customerOf(context)
    const { refunds } = repaymentsOf(customer)
    const cashBack = cashBackPaid(customer)
    return [...(cashBack ? [cashBack] : []), ...refunds]
      .sort((a, b) => b.at - a.at)
      .map(({ refundNo, cents, at, arrivesAt, isTaken, bankName, cardNo, reason }) => ({
        refundNo,
        amount: wireYuan(cents),
        time: beijingTime(at),
        status: context.now < arrivesAt ? 'processing' : isTaken ? 'success' : 'failed',
        bankName: bankName || null,
        cardNo: cardNo || null,
        reason,
      }))
  },

  'repayment/afterLoanSign'({ listingId }, context) {
    const customer = customerOf(context)
    const loan = customer.user.loans.find((each) => each.listingId === listingId)
    if (!loan) throw new Refusal(RESULTS.loanNotFound)
    const state = repaymentsOf(customer)
    if (state.books[loan.loanId]?.isSigned) return { url: null, status: 'signed' }
    if (!isSigningDue(customer, loan, state)) return { url: null, status: 'notNeeded' }
    const back = new URL(`${AFTER_LOAN_PAGE}?${new URLSearchParams({ listingId })}`, context.baseUrl).href
    const visit = openVisit(customer, { kind: 'afterLoan', subject: loan.loanId, callBackUrl: back })
    return { url: pageUrl(context, 'after-loan', visit.id), status: 'pending' }
  },
} satisfies Handlers

/** Address of a sandbox page, valid for one visit. */
function pageUrl({ baseUrl, scope }: Context, name: string, ticket: string): string {
  return `${baseUrl}/__sandbox/${name}?${new URLSearchParams({ scope, ticket })}`
}
