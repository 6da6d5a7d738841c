import { customerOf, type Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Quote } from '../../ledger/state/loan.ts'
import { msToFirstBill } from '../../engine/calendar.ts'
import { isOpenLoan } from '../../ledger/state/reviews.ts'
import { rateOf } from '../../ledger/lending/lending.ts'
import { priceLoan } from '../../ledger/loans/price.ts'
import { outstandingCents } from '../../ledger/bills/repayments.ts'
import { channelSeedOf, type StaffSeed } from './seed.ts'

/** The staff loan of the signed-in customer; refuses customers who are not members of staff. */
export function staffOf(context: Context): StaffSeed {
  const { staff } = channelSeedOf(context.persona())
  if (staff === null) throw new Refusal(RESULTS.notEntitled, '员工借款仅限在职员工申请')
  return staff
}

/** The remaining staff limit, in cents; repaid capital is available again. */
export function staffUsableCents(context: Context): number {
  const customer = customerOf(context)
  const lent = customer.user.loans
    .filter((loan) => loan.limitOf === 'staff' && isOpenLoan(loan))
    .reduce((sum, loan) => sum + outstandingCents(customer, loan), 0)
  return Math.max(0, staffOf(context).limit * 100 - lent)
}

/** The schedule of a staff loan: like the rate table, with the staff rate and without a fee. */
export function priceStaff(context: Context, amountCents: number, period: number): Quote {
  const persona = context.persona()
  const { rate } = staffOf(context)
  const row = rateOf(persona, amountCents, period)
  return priceLoan({
    amountCents,
    period,
    rates: { ...row, irr: rate, handFeeRate: 0, instBaseYearRate: Math.min(rate, row.instBaseYearRate) },
    billDays: msToFirstBill(context.now, persona.repaymentDay),
    coupon: null,
    right: null,
  })
}
