import { repaymentQueryEarlyRepayAmountQuery } from '@koo/api-client/calls'
import type { EarlySettlement } from '@koo/api-client/types'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { useCall } from '@koo/page/query'
import { money, percentFloor, readStatedSum, SETTLEMENT_FEE_RATE, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { pricePage, type Price } from '@koo/steps/checkout/price'
import { useCeiling } from '@koo/steps/configured'
import { FraudWarning } from '@koo/steps/fraud'
import { useFaults } from '../dues/useFaults.ts'
import { isNoSuchLoan, isSettlementRefused } from '../refusals.ts'
import { ofLoan } from '../search.ts'
import { copy } from './copy.ts'
import type { EarlyStep } from './step.ts'

export const search = ofLoan

type Props = StepPageProps<EarlyStep, typeof search>

/** Never from the cache: the figure is that of today. */
const FRESH = { staleTime: 0, gcTime: 0 }

/** What settling costs; null when the parts do not add up, or when the cashier could not be told what is paid. */
function priceOf({ amount, capital, interest, fee, validUntil, billId }: EarlySettlement): Price | null {
  const sum = readStatedSum({ total: amount, plus: [capital, interest, fee] })
  if (sum === null || !billId) return null
  const [principal, charge, extra] = sum.plus.map((cents) => `¥${money(cents)}`)
  return {
    amount: sum.total,
    parts: [
      { label: copy.capital, value: principal },
      { label: copy.interest, value: charge, note: copy.interestNote },
      { label: copy.fee, value: extra },
    ],
    until: readTime(validUntil),
  }
}

/** What a fee is limited by. */
function Charged() {
  const ceiling = useCeiling()
  return copy.charged(`${percentFloor(SETTLEMENT_FEE_RATE)}%`, `${percentFloor(ceiling)}%`)
}

export default pricePage({
  useQuote: ({ search: { loanId } }: Props) =>
    useCall(repaymentQueryEarlyRepayAmountQuery, { loanId }, FRESH),
  priceOf,
  label: copy.label,
  payText: copy.pay,
  onPay: ({ billId }, { exit }) => exit('pay', { bills: billId ?? '' }),
  notes: ({ fee }) => (
    <>
      <Notice>
        <p>{copy.whole}</p>
        <p>{statedCents(fee) ? <Charged /> : copy.free}</p>
      </Notice>
      <FraudWarning />
    </>
  ),
  more: ({ search: { loanId }, exit }) => (
    <Button data-event="plan" block kind="text" onClick={() => exit('plan', { loanId })}>
      {copy.plan}
    </Button>
  ),
  failedTitle: copy.failed,
  // A second try changes nothing of a refusal: the bills are the way on.
  failed: (error, { exit }) => {
    const isRefused = isSettlementRefused(error) || isNoSuchLoan(error)
    return {
      ...(isRefused && { title: copy.refused, leads: true }),
      footer: (
        <Button block kind={isRefused ? 'primary' : 'text'} onClick={() => exit('bills')}>
          {copy.bills}
        </Button>
      ),
    }
  },
  useShown: (isSound) => useFaults('early', isSound ? 0 : 1),
})
