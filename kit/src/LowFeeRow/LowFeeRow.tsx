'use client'
import type { ReactNode } from 'react'
import { Countdown, type CountdownProps } from '../Countdown/index.ts'
import { Switch, type SwitchProps } from '../Switch/index.ts'
import * as styles from './LowFeeRow.css.ts'

export interface LowFeeRowProps extends Omit<SwitchProps, 'hint'> {
  /** What the right does ("年利率由19.56%降至16.20%"). */
  note: ReactNode
  /** Text in place of the note for a right that has ended; the switch is disabled then. */
  expired?: ReactNode
  /** When it ends, in quiet words: a moment, or the time that is left; left out when the right does not end. */
  countdown?: Pick<CountdownProps, 'endsAt' | 'now' | 'onEnd' | 'format'>
}

/** A right that makes the loan cheaper, switched on and off. */
export function LowFeeRow({ note, expired, countdown, disabled, ...rest }: LowFeeRowProps) {
  const isOver = expired !== undefined
  return (
    <Switch
      {...rest}
      disabled={disabled || isOver}
      hint={
        <span className={styles.notes}>
          <span>{isOver ? expired : note}</span>
          {!isOver && countdown && <Countdown {...countdown} className={styles.countdown} />}
        </span>
      }
    />
  )
}
