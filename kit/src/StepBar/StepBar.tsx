'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useStrings } from '../locale/useStrings.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './StepBar.css.ts'
import { stepBarStrings } from './strings.ts'

export interface StepBarStep {
  id: string
  title: string
}

export interface StepBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The steps of the journey, in their order. */
  steps: readonly StepBarStep[]
  /**
   * Id of the current step; `null` when all are done. For an id that is not in the list nothing is rendered: a server may
   * add steps, and a wrong place is worse than none.
   */
  current: string | null
  /** Names the step after the current one. */
  showNext?: boolean
}

/** Where the customer is in a journey of several pages: the current step, its number, and a bar of all steps. */
export function StepBar({ steps, current, showNext = false, className, ...rest }: StepBarProps) {
  const t = usePartStrings('stepBar', stepBarStrings)
  const { timeline } = useStrings()
  const place = current === null ? steps.length : steps.findIndex(({ id }) => id === current)
  if (place < 0 || steps.length === 0) return null
  const next = steps[place + 1]
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <p className={styles.head}>
        <span className={styles.title}>{steps[place]?.title ?? t.allDone}</span>
        <span className={styles.count}>
          {place < steps.length ? t.place(place + 1, steps.length) : t.total(steps.length)}
        </span>
      </p>
      <ol aria-label={t.label} className={styles.bar}>
        {steps.map(({ id, title }, index) => {
          const state = index < place ? 'done' : index === place ? 'active' : 'pending'
          return (
            <li key={id} aria-current={state === 'active' ? 'step' : undefined} className={styles.step}>
              <VisuallyHidden>{`${title}${t.join}${timeline[state]}`}</VisuallyHidden>
              <span className={cx(styles.fill, styles.filled[state])} />
            </li>
          )
        })}
      </ol>
      {showNext && next && <p className={styles.next}>{t.next(next.title)}</p>}
    </div>
  )
}
