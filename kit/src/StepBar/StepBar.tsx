'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './StepBar.css.ts'
import { stepBarStrings } from './strings.ts'

export interface StepBarStep {
  id: string
  title: string
}

export interface StepBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The steps of the journey, in their order. */
  steps: readonly StepBarStep[]
  /**
   * Id of the current step. For an id that is not in the list nothing is rendered: a server may add steps, and a wrong place is
   * worse than none.
   */
  current: string
  /**
   * Whether number and order of the steps are certain. Otherwise the line has no number and no bar: it names the current step, and those after it
   * as what may come.
   */
  counted?: boolean
  /** About how long it takes, in minutes: to the end of the journey, or this step where nothing is counted. */
  minutes?: number | undefined
}

/**
 * Where the customer is in a journey of several pages, in one quiet line. Screen readers get it as one sentence. Below the title
 * of a page, whose `--koo-step-bar` says how high it is.
 */
export function StepBar(props: StepBarProps) {
  const { steps, current, counted = true, minutes, className, ...rest } = props
  const t = usePartStrings('stepBar', stepBarStrings)
  const at = steps.findIndex(({ id }) => id === current)
  const title = steps[at]?.title
  if (title === undefined) return null
  const place = t.place(at + 1, steps.length)
  const later = steps.slice(at + 1).map((step) => step.title)
  const maybe = later.length > 0 && t.maybe(later.join(t.and))
  const time = minutes !== undefined && t.about(minutes)
  const spoken = counted
    ? [place, title, minutes !== undefined && t.left(minutes)]
    : [title, minutes !== undefined && t.takes(minutes), maybe]
  return (
    <section {...rest} aria-label={t.label} className={cx(styles.root, className)}>
      <VisuallyHidden>{spoken.filter(Boolean).join(t.join)}</VisuallyHidden>
      <p aria-hidden className={styles.line}>
        <span className={styles.now}>{counted ? place : title}</span>
        {counted ? (
          <span className={styles.bar}>
            {steps.map(({ id }, index) => (
              <span
                key={id}
                className={styles.step[index < at ? 'done' : index === at ? 'active' : 'pending']}
              />
            ))}
          </span>
        ) : (
          <span className={styles.later}>{maybe}</span>
        )}
        {time && <span className={styles.time}>{time}</span>}
      </p>
    </section>
  )
}
