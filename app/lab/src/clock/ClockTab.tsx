import { useState } from 'react'
import { copy } from '../copy.ts'
import { addMonths, dayText, fieldText, momentText, readField, spanText, timeText } from '../format.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Input } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import * as styles from './Clock.css.ts'
import { useWorldTime } from './useWorldTime.ts'

const MINUTE = 60_000

type Change = Parameters<ReturnType<typeof useLab>['admin']['moveClock']>[0]

/** Shows and changes the time of the sandbox. */
export function ClockTab() {
  const { admin } = useLab()
  const act = useAct()
  const state = useRead('state')
  const now = useWorldTime(state?.clock)
  const [typed, setTyped] = useState<string | null>(null)
  const move = (change: Change) =>
    act(
      () => admin.moveClock(change),
      (clock) => copy.clock.moved(momentText(clock.now)),
    )
  if (!state || now === null) return <p className={parts.note}>{copy.waiting}</p>

  const { offsetMs, frozenAt } = state.clock
  const text = typed ?? fieldText(now)
  const at = readField(text)
  const steps = [
    [copy.clock.steps.minute, MINUTE],
    [copy.clock.steps.hour, 60 * MINUTE],
    [copy.clock.steps.day, 24 * 60 * MINUTE],
    [copy.clock.steps.month, addMonths(now, 1) - now],
  ] as const

  return (
    <>
      <Section title={copy.clock.title}>
        <p className={styles.face}>
          <span className={styles.time}>{timeText(now)}</span>
          <span className={styles.day}>{dayText(now)}</span>
        </p>
        <p className={parts.note}>
          {frozenAt !== null
            ? copy.clock.stopped
            : offsetMs === 0
              ? copy.clock.real
              : offsetMs > 0
                ? copy.clock.ahead(spanText(offsetMs))
                : copy.clock.behind(spanText(offsetMs))}
        </p>
        <div className={parts.row} role="group" aria-label={copy.clock.forward}>
          {steps.map(([label, advanceMs]) => (
            <Action key={label} onClick={() => move({ advanceMs })}>
              {label}
            </Action>
          ))}
        </div>
        <div className={parts.row}>
          <Action onClick={() => move({ freeze: frozenAt === null })}>
            {frozenAt === null ? copy.clock.freeze : copy.clock.run}
          </Action>
          <Action kind="text" onClick={() => move({ reset: true })}>
            {copy.clock.reset}
          </Action>
        </div>
      </Section>
      <Section title={copy.clock.set}>
        <Input label={copy.clock.field} type="datetime-local" value={text} onValueChange={setTyped} />
        <div className={parts.row}>
          <Action disabled={at === null} onClick={() => at !== null && move({ at })}>
            {copy.clock.runOn}
          </Action>
          <Action disabled={at === null} onClick={() => at !== null && move({ freeze: at })}>
            {copy.clock.stopThere}
          </Action>
        </div>
      </Section>
    </>
  )
}
