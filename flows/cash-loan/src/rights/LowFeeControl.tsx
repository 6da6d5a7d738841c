import { LONGEST_COUNTDOWN_S } from '@koo/kit/Countdown'
import { LowFeeRow } from '@koo/kit/LowFeeRow'
import { dayText } from '@koo/page/time'
import { percentText, wanCents, type LowFeeRight } from '@koo/pricing'
import { type LoanView, useLoanPage, useView } from '@koo/steps/loan'
import { copy } from './copy.ts'
import { endText } from './lowFeeEnd.ts'
import type { LowFee } from './useLowFee.ts'

const text = copy.lowFee

function noteOf({ rate, currentRate, maxPrincipal }: LowFeeRight): string {
  const to = percentText(rate?.value ?? null)
  const rates = currentRate === null ? text.rate(to) : text.rates(percentText(currentRate.value), to)
  return maxPrincipal === null ? rates : text.within(wanCents(maxPrincipal), rates)
}

/** The day on which the right ends, where it is too far away to be counted down. */
function endOf({ expiresAt }: LowFeeRight, now: number): string {
  const left = (expiresAt ?? now) - now
  return Number.isFinite(left) && left > LONGEST_COUNTDOWN_S * 1000
    ? text.until(dayText(expiresAt ?? now, now))
    : ''
}

const amountOf = ({ loan }: LoanView) => loan?.entry.amount ?? null

/** The switch of the low-fee right, with what it does to this loan and when it ends. */
export function LowFeeControl({ lowFee }: { lowFee: LowFee }) {
  const { now } = useLoanPage().viewer.replies
  const amount = useView(amountOf)
  const { right, isOn, isOver, canChange } = lowFee
  const { expiresAt, maxPrincipal } = right
  const isTooMuch = isOn && maxPrincipal !== null && amount !== null && amount > maxPrincipal
  return (
    <LowFeeRow
      label={right.isNewUser ? text.labelForNew : text.label}
      note={isTooMuch ? text.tooMuch(wanCents(maxPrincipal)) : `${noteOf(right)}${endOf(right, now())}`}
      value={isOn}
      readOnly={!canChange}
      data-event="low_fee"
      onValueChange={lowFee.toggle}
      {...(isOver && { expired: text.over })}
      {...(expiresAt !== null &&
        Number.isFinite(expiresAt) && {
          countdown: {
            endsAt: expiresAt,
            now,
            format: (secondsLeft) => endText(secondsLeft, expiresAt, now()),
            onEnd: lowFee.end,
          },
        })}
    />
  )
}
