import type { LimitRingProps } from '@koo/kit/LimitRing'
import { dayText } from '@koo/page/time'
import { moneyCut, subtractCents, toCents, type Cents, type LoanScene } from '@koo/pricing'
import { readTime } from '../../readTime.ts'
import { sheetCopy } from '../sheets/copy.ts'
import type { LoanLimits } from './replies.ts'

const { until, raise, trial } = sheetCopy.limit

/** What the ring takes of a reply; more than one call has it, and not all of it. */
type RingLimits = {
  readonly [
    Name in
      | 'loanAmount'
      | 'canUseLoanAmount'
      | 'cashTempAvailAmount'
      | 'cashTempEndTime'
      | 'deltaAmount'
      | 'deltaAmountDate'
      | 'expireDate'
      | 'hasChooseReduceFee'
      | 'reduceFeeMaxAmount'
  ]?: LoanLimits[Name] | null | undefined
}

/**
 * The parts of a limit for the ring. What ends by itself is the temporary limit, or else the part of the limit that ends soon.
 * @param available the limit now, with raise coupons
 * @param own the limit without them
 * @param scene in that of a partner's service the amounts of the wallet say nothing
 * @param now ms by the server's clock
 */
export function limitFigures(
  limits: RingLimits,
  available: Cents,
  own: Cents,
  scene: LoanScene,
  now: number,
): Pick<LimitRingProps, 'available' | 'used' | 'fixed' | 'temporary' | 'more'> {
  if (scene === 'leadFlow') return { available: moneyCut(available), fixed: part(available) }
  const base = least(own, available)
  const day = (text: string | null | undefined) => {
    const end = readTime(text, true)
    return end === null ? null : until(dayText(end, now))
  }
  const ending = [
    { size: toCents(limits.cashTempAvailAmount), end: day(limits.cashTempEndTime) },
    { size: toCents(limits.deltaAmount), end: day(limits.deltaAmountDate) },
  ].find(({ size, end }) => size > 0 && end !== null)
  const temporary = least(ending?.size ?? toCents(0), base)
  const used = subtractCents(toCents(limits.loanAmount), toCents(limits.canUseLoanAmount))
  const raised = subtractCents(available, base)
  const low = toCents(limits.reduceFeeMaxAmount)
  return {
    available: moneyCut(available),
    ...(used > 0 && { used: part(used) }),
    fixed: part(subtractCents(base, temporary), day(limits.expireDate)),
    ...(temporary > 0 && { temporary: part(temporary, ending?.end) }),
    more: [
      ...(raised > 0 ? [{ label: raise, value: `+${moneyCut(raised)}` }] : []),
      ...(limits.hasChooseReduceFee && low > 0 ? [{ label: trial, value: moneyCut(low) }] : []),
    ],
  }
}

const part = (size: Cents, note: string | null = null) => ({
  size,
  value: moneyCut(size),
  ...(note && { note }),
})

const least = (one: Cents, other: Cents): Cents => (one < other ? one : other)
