import { activityReceiveSignIn } from '@koo/api-client/calls'
import type { Prize } from '@koo/api-client/types'
import { Notice } from '@koo/kit/Notice'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { WeekStrip } from '@koo/kit/WeekStrip'
import { useOneAtATime } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { readableText } from '@koo/pricing'
import { useState, type RefObject } from 'react'
import { useGained } from '../useGained.ts'
import { copy } from './copy.ts'
import * as styles from './signIn.css.ts'
import type { Week } from './week.ts'

interface WeekRewardsProps {
  week: Week
  strip: RefObject<HTMLOListElement | null>
  onRefresh: () => Promise<unknown>
  onCoupons: () => unknown
}

/** The days of the week. The reward of each day that was signed is received by a tap on it, once. */
export function WeekRewards({ week: { days, isBroken }, strip, onRefresh, onCoupons }: WeekRewardsProps) {
  const gained = useGained()
  const one = useOneAtATime()
  const [day, setDay] = useState<string | null>(null)
  const [prize, setPrize] = useState<Prize | null>(null)
  const { run, failure } = useSubmit(activityReceiveSignIn, { onDone: setPrize })
  const receive = (tapped: string) =>
    one.run(async () => {
      setPrize(null)
      setDay(tapped)
      await run({ day: tapped })
      // Also after a failure: the reply may be lost, or the week is over.
      await Promise.all([onRefresh(), gained()])
      strip.current?.focus({ preventScroll: true })
    })
  // A reply that was lost is no failure once the week says that the reward was received.
  const isReceived = days.some(({ id, state }) => id === day && state === 'received')
  const said = prize ? copy.received(readableText(prize.name)) : isReceived && copy.receivedPlain
  return (
    <Surface heading={copy.week}>
      <Stack>
        {days.length === 0 ? (
          <p className={styles.text}>{copy.noDays}</p>
        ) : (
          <WeekStrip
            ref={strip}
            tabIndex={-1}
            label={copy.week}
            days={days}
            pending={one.busy ? day : null}
            onReceive={(id) => void receive(id)}
          />
        )}
        {!one.busy && said && (
          <Notice tone="ok" role="status" actionText={copy.look} onAction={() => void onCoupons()}>
            {said}
          </Notice>
        )}
        {!said && failure && (
          <Notice tone={failure.outcomeUnknown ? 'warn' : 'bad'} role="alert">
            {failure.outcomeUnknown ? copy.unknown : failure.text}
          </Notice>
        )}
        {isBroken && <p className={styles.text}>{copy.broken}</p>}
      </Stack>
    </Surface>
  )
}
