import { expect, type Locator } from '@playwright/test'
import type { ReadRow } from '../pages/plan.ts'
import { cents, hundredths, shownDay, shownRate } from './figures.ts'
import type { LoanView } from './sandbox.ts'

/** Expects every row of a plan on the page to equal the ledger's row, to the cent. `dated`: the dates too. */
export function expectPlan(read: ReadRow[], loan: LoanView, { dated }: { dated: boolean }): void {
  const year = new Date(loan.at).getFullYear()
  const ledger = loan.rows.map(({ period, dueDay, cents: row }) => ({
    period,
    due: row.realTotal,
    principal: row.capital,
    charge: row.total - row.capital,
    discount: row.couponValue,
    date: dated ? shownDay(dueDay, year) : '',
  }))
  expect(read).toEqual(ledger)
}

/** The terms of a sheet or page, read while it was open. */
export interface ReadTerms {
  principal: number
  monthPay: number
  periods: string
  repaymentDay: string
  rate: number
  discount: number
}

/** Reads the terms that the loan page's plan and the confirm page share. */
export async function readTerms(term: (label: string) => Locator): Promise<ReadTerms> {
  const text = async (label: string) => (await term(label).textContent()) ?? ''
  // A loan without a discount has no such row.
  const hasDiscount = (await term('优惠').count()) > 0
  return {
    // A note of the lender may follow below.
    principal: cents(/^¥[\d,.]+/.exec(await text('借款本金'))?.[0] ?? ''),
    monthPay: cents(await text('每期应还')),
    periods: await text('期数'),
    repaymentDay: await text('还款日'),
    rate: hundredths(await text('综合年利率（单利）')),
    discount: hasDiscount ? cents(await text('优惠')) : 0,
  }
}

/** Expects the terms on the page to equal those of the ledger. */
export function expectTerms(read: ReadTerms, loan: LoanView): void {
  expect(read).toEqual({
    principal: loan.amountCents,
    monthPay: loan.monthPayCents,
    periods: `${loan.loanPeriod}期`,
    repaymentDay: `每月${loan.repaymentDay}日`,
    rate: shownRate(loan.afterApr),
    discount: loan.couponCents + loan.rightCents,
  })
}
