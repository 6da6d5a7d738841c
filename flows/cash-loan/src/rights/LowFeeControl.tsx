import { LONGEST_COUNTDOWN_S } from '@koo/kit/Countdown'
import { LowFeeRow } from '@koo/kit/LowFeeRow'
import { dayText } from '@koo/page/time'
import { countdown, percentText, wanCents, type LowFeeRight } from '@koo/pricing'
import { type LoanView, useLoanPage, useView } from '@koo/steps/loan'
import { copy } from './copy.ts'
import type { LowFee } from './useLowFee.ts'

const text = copy.lowFee
const two = (part: number) => String(part).padStart(2, '0')

/** The time left as h:mm:ss; hours may exceed 24. */
function timeLeft(secondsLeft: number): string {
  const { hours, minutes, seconds } = countdown(secondsLeft * 1000, 0)
  return text.left(`${hours}:${two(minutes)}:${two(seconds)}`)
}

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

/** The switch of the low-fee right, with what it does to this loan and the time that is left. */
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
          countdown: { endsAt: expiresAt, now, format: timeLeft, onEnd: lowFee.end },
        })}
    />
  )
}
