'use client'
import { useId, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconChevronDown } from '../Icon/index.ts'
import * as styles from './SavingSteps.css.ts'

/** One bar of the drawing. Texts are already formatted. */
export interface SavingBar {
  label: string
  /** "¥1,381.00", or "−¥446.00" of a step. */
  value: string
  /** How large it is, in the unit of the others, for example cents. */
  size: number
}

export interface SavingStepsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** "为什么省这么多" */
  title: ReactNode
  /** What the loan would cost. */
  before: SavingBar
  /** What takes something off it, in the order in which it applies. */
  steps: readonly SavingBar[]
  /** What is left. */
  after: SavingBar
  /** Below the bars: why this is the best. */
  reason?: ReactNode
  defaultOpen?: boolean
}

/** How a cost becomes a lower one: a bar for what it would be, one for each step where it takes its part off, and one for the rest. */
export function SavingSteps(props: SavingStepsProps) {
  const { title, before, steps, after, reason, defaultOpen = false, className, ...rest } = props
  const [open, setOpen] = useState(defaultOpen)
  const [titleId, listId] = [useId(), useId()]
  const share = (size: number) => `${Math.round((size / Math.max(before.size, 1)) * 1e4) / 100}%`
  const place = (start: number, size: number): CSSProperties => ({
    marginLeft: share(start),
    width: share(size),
  })
  return (
    <section aria-labelledby={titleId} {...rest} className={cx(styles.root, className)}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span id={titleId} className={styles.name}>
          {title}
        </span>
        <IconChevronDown className={open ? styles.turned : styles.turn} />
      </button>
      <div id={listId} hidden={!open} className={styles.content}>
        {open && (
          <>
            <dl className={styles.list}>
              <Line {...before} bar={styles.before} place={place(0, before.size)} />
              {placed(before, steps).map(({ start, ...step }, at) => (
                <Line
                  key={at}
                  {...step}
                  tone={styles.saved}
                  bar={styles.step}
                  place={place(start, step.size)}
                />
              ))}
              <Line {...after} tone={styles.result} bar={styles.after} place={place(0, after.size)} />
            </dl>
            {reason && <p className={styles.reason}>{reason}</p>}
          </>
        )}
      </div>
    </section>
  )
}

/** The steps, each with where it ends: what it leaves. */
function placed(before: SavingBar, steps: readonly SavingBar[]) {
  let left = before.size
  return steps.map((step) => {
    left -= step.size
    return { ...step, start: left }
  })
}

interface LineProps extends SavingBar {
  tone?: string
  bar: string
  place: CSSProperties
}

function Line({ label, value, tone, bar, place }: LineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={cx(styles.value, tone)}>{value}</dd>
      <dd className={styles.track} aria-hidden="true">
        <span className={bar} style={place} />
      </dd>
    </div>
  )
}
