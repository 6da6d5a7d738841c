import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconCheck } from '../Icon/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import { ownText } from '../ownText.tsx'
import * as timeline from '../Timeline/Timeline.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Stamps.css.ts'

/** Something that has been done, is being done, or comes next. */
export interface ReceiptStep {
  id: string
  state: 'done' | 'active' | 'pending'
  /** A time of day, short ("10:20"), in a column before the dots. */
  time?: string
  title: ReactNode
  text?: ReactNode
}

/** The steps of a receipt, with their times as a column of stamps where one is known. */
export function Stamps({ steps }: { steps: readonly ReceiptStep[] }) {
  const t = useStrings()
  const hasTimes = steps.some(({ time }) => time !== undefined)
  return (
    <ol className={timeline.root}>
      {steps.map(({ id, state, time, title, text }, at) => (
        <li key={id} aria-current={state === 'active' ? 'step' : undefined} className={styles.row}>
          {hasTimes && <span className={styles.time}>{ownText(time)}</span>}
          <div className={cx(styles.step, state === 'done' && styles.passed)}>
            <span aria-hidden="true" className={cx(timeline.dot, timeline.dotState[state])}>
              {state === 'done' ? <IconCheck /> : at + 1}
            </span>
            <div className={timeline.body}>
              <p className={cx(timeline.title, state === 'pending' && timeline.quietTitle)}>
                {ownText(title)}
                <VisuallyHidden>{t.timeline[state]}</VisuallyHidden>
              </p>
              {text && <p className={timeline.text}>{ownText(text)}</p>}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
