import { OfferDialog } from '@koo/kit/OfferDialog'
import { TimeLeft } from '@koo/kit/TimeLeft'
import { useSecondsLeft } from '@koo/page/time'
import { percentText, type Rate } from '@koo/pricing'
import { useEffect, useEffectEvent } from 'react'
import { REDUCE_FEE_POPUP } from '../../model/popups/constants.ts'
import type { Popup, PopupProps } from '@koo/steps/popups'
import { copy } from './copy.ts'

interface ReduceFeeProps extends PopupProps {
  /** End of the right by `clock.elapsed()`, ms. */
  endsAt: number
  /** Highest annual rate with the right; null when the server does not say. */
  rate: Rate | null
}

// popup.2, popup.3
/**
 * The right to a lower fee that the customer has selected, with the time that it lasts. The time is the server's: a
 * phone whose clock is wrong or is set shows the same. At zero the pop-up closes.
 */
export function ReduceFee({ endsAt, rate, open, end, onClosed }: ReduceFeeProps) {
  const { title, rate: label, text, timeLeft, units } = copy.reduceFee
  const seconds = useSecondsLeft(endsAt)
  const isOver = seconds === 0
  const expire = useEffectEvent(() => end('expire'))
  useEffect(() => {
    if (isOver) expire()
  }, [isOver])
  return (
    <OfferDialog
      data-popup="reduceFee"
      title={title}
      offer={{ figures: rate ? [{ label, value: percentText(rate.value) }] : [], text }}
      confirmText={copy.entry.confirm}
      cancelText={copy.entry.cancel}
      open={open}
      onConfirm={() => end('confirm')}
      onCancel={() => end('cancel')}
      onOpenChange={() => end('close')}
      onClosed={onClosed}
    >
      <TimeLeft seconds={seconds} label={timeLeft} units={units} />
    </OfferDialog>
  )
}

/** The pop-up of the queue for a right that lasts until `endsAt`. */
export const reduceFeePopup = (right: Pick<ReduceFeeProps, 'endsAt' | 'rate'>): Popup => ({
  name: REDUCE_FEE_POPUP,
  Content: (props) => <ReduceFee {...props} {...right} />,
})
