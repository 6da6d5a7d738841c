import { referenceRate, type ReferenceRate } from '@koo/pricing'
import { useCeiling, useConfig } from '../../useConfigured.ts'
import type { LoanRates } from '../figures/replies.ts'

const isOn = (value: unknown) => value === true

// pricing.11, gap 4
/**
 * What the rate of a loan is compared with: the former rate of the reply, else the reference of the configuration. Only where the
 * configuration turns it on (`marketing.struckRate`), which it does not by default: a price that nobody was charged is a promise.
 */
export function useReferenceRate(
  rates: LoanRates | undefined,
): (current: number | null) => ReferenceRate | null {
  const marketing = useConfig('marketing')
  const base = useConfig('baseAnnualRate')
  const capPercent = useConfig('annualRateCapPercent')
  const ceiling = useCeiling()
  const { beforeRate, oldYxFakeCouponDiscount } = rates?.rateConfig ?? {}
  if (!isOn(marketing?.enabled) || !isOn(marketing?.struckRate)) return () => null
  return (current) =>
    referenceRate({
      current,
      before: beforeRate,
      base,
      discount: oldYxFakeCouponDiscount,
      capPercent,
      ceiling,
    })
}
