import { Button } from '@koo/kit/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { copy } from './copy.ts'
import * as styles from './Lab.css.ts'
import { sandbox } from './sandbox.ts'
import { Section, type SectionProps } from './Section.tsx'

const MINUTE = 60_000
const steps = [
  { label: copy.clock.minute, advanceMs: MINUTE },
  { label: copy.clock.hour, advanceMs: 60 * MINUTE },
  { label: copy.clock.day, advanceMs: 24 * 60 * MINUTE },
  { label: copy.clock.month, advanceMs: 30 * 24 * 60 * MINUTE },
] as const

const format = new Intl.DateTimeFormat('zh-CN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Shanghai',
})

/** What time it is for the lender. */
export function ClockSection({ onTrouble }: SectionProps) {
  const [clock, setClock] = useState<{ now: number; frozenAt: number | null } | null>(null)
  const trouble = useEffectEvent(onTrouble)
  useEffect(() => {
    sandbox.clock().then(setClock, (error: unknown) => trouble(error))
  }, [])
  const change = (by: { advanceMs?: number; freeze?: boolean }) =>
    sandbox.moveClock(by).then(setClock, onTrouble)
  const frozen = clock !== null && clock.frozenAt !== null

  return (
    <Section title={copy.clock.title}>
      <p className={styles.note} role="status">
        {clock && format.format(clock.now)}
      </p>
      <div className={styles.row}>
        {steps.map(({ label, advanceMs }) => (
          <Button key={label} kind="secondary" size="medium" lock={0} onClick={() => change({ advanceMs })}>
            {label}
          </Button>
        ))}
        <Button kind="text" size="medium" onClick={() => change({ freeze: !frozen })}>
          {frozen ? copy.clock.run : copy.clock.freeze}
        </Button>
      </div>
    </Section>
  )
}
