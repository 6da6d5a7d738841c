'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconCheck, IconClose } from '../Icon/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import { ownText } from '../ownText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Timeline.css.ts'
import type { timelineStates } from './variants.ts'

export interface TimelineStep {
  id: string
  state: (typeof timelineStates)[number]
  title: ReactNode
  /** When it happened, or how long it may take. */
  text?: ReactNode
  /** Replaces the number or the check mark in the dot. */
  icon?: ReactNode
}

export interface TimelineProps extends ComponentProps<'ol'> {
  steps: readonly TimelineStep[]
}

/** A list of past, current and future steps, from top to bottom. */
export function Timeline({ steps, className, ...rest }: TimelineProps) {
  const t = useStrings()
  return (
    <ol {...rest} className={cx(styles.root, className)}>
      {steps.map(({ id, state, title, text, icon }, index) => (
        <li
          key={id}
          aria-current={state === 'active' ? 'step' : undefined}
          className={cx(styles.step, state === 'done' && styles.passed)}
        >
          <span aria-hidden="true" className={cx(styles.dot, styles.dotState[state])}>
            {icon ?? mark(state, index)}
          </span>
          <div className={styles.body}>
            <p className={cx(styles.title, state === 'pending' && styles.quietTitle)}>
              {ownText(title)}
              <VisuallyHidden>{t.timeline[state]}</VisuallyHidden>
            </p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function mark(state: TimelineStep['state'], index: number): ReactNode {
  if (state === 'done') return <IconCheck />
  if (state === 'failed') return <IconClose />
  return index + 1
}
