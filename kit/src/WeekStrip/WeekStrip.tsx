'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { IconCheck, IconCoupon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import type { weekDayStates } from './variants.ts'
import * as styles from './WeekStrip.css.ts'

export interface WeekDay {
  id: string
  /** 周一, 今天. */
  name: string
  /** `receive` when its reward can be had, `coming` when the day has not come. */
  state: (typeof weekDayStates)[number]
  /** The state in a word: 已签到, 领取. */
  text: string
  /** What the day gives: 1元券. */
  reward?: string
}

export interface WeekStripProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the week. */
  label: string
  days: readonly WeekDay[]
  /** Makes a day whose reward can be had a button. */
  onReceive?: (id: string) => void
  /** Id of the day whose reward is being received; until then no other one can be. */
  pending?: string | null
}

/** A week as a strip of its days: what has been done, what can be had and what is to come. */
export function WeekStrip({ label, days, onReceive, pending = null, className, ...rest }: WeekStripProps) {
  return (
    <ol {...rest} aria-label={label} className={cx(styles.root, className)}>
      {days.map(({ id, name, state, text, reward }) => {
        const content = (
          <>
            <span className={styles.name}>{name}</span>
            <span className={styles.marks[state]}>
              {pending === id ? <Spinner /> : <Mark state={state} />}
            </span>
            <span className={styles.states[state]}>{text}</span>
            {reward && <span className={styles.reward}>{reward}</span>}
          </>
        )
        return (
          <li key={id} aria-current={state === 'today' ? 'date' : undefined} className={styles.day}>
            {state === 'receive' && onReceive ? (
              <button
                type="button"
                disabled={pending !== null}
                aria-busy={pending === id || undefined}
                className={styles.button}
                onClick={() => onReceive(id)}
              >
                {content}
              </button>
            ) : (
              <div className={styles.cell}>{content}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Mark({ state }: Pick<WeekDay, 'state'>) {
  if (state === 'signed' || state === 'received') return <IconCheck />
  if (state === 'missed') return <span className={styles.dash} />
  return <IconCoupon />
}
