import { cashPreApproval } from '@koo/api-client/calls'
import type { SandboxWorld } from '@koo/page/testing'
import { money, toCents } from '@koo/pricing'
import { expect } from 'vitest'
import { requestOf } from '../../model/terms/terms.ts'
import type { ConfirmQuery } from '../../model/queries/confirm.ts'
import { payments } from '../../home/testing/openHome.ts'

const PERIODS = ['3', '6', '9', '12', '18', '24'] as const

/** Expects the payments of these periods on the page to equal the lender's terms, to the cent, with these coupons. */
export async function agreesWithLender(
  { gateway }: SandboxWorld,
  amount: string,
  coupons?: string,
  periods: readonly (typeof PERIODS)[number][] = PERIODS,
) {
  const terms = await Promise.all(
    periods.map((period) => {
      const loan: ConfirmQuery = { amount, period, card: 'C1', ...(coupons && { coupons }) }
      return cashPreApproval(gateway, requestOf(loan))
    }),
  )
  const shown = () => PERIODS.flatMap((period, at) => (periods.includes(period) ? payments()[at] : []))
  await expect.poll(shown).toEqual(terms.map(({ monthPay }) => `¥${money(toCents(monthPay))}`))
  return terms
}
