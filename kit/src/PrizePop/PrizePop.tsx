'use client'
import type { ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import * as styles from './PrizePop.css.ts'

type Shell = Omit<
  DialogProps,
  'children' | 'footer' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel' | 'danger'
>

/** What the customer gets: a figure, or a text where there is none. */
export interface Prize {
  id: string
  /** The figure as it is shown ("870.04", "18"), or a text ("全程免息"). */
  value: string
  /** Unit before the figure ("¥"). */
  unit?: string
  /** Unit after it ("%"). */
  suffix?: string
  /** What it is ("临时额度"). */
  label: ReactNode
}

export interface PrizePopProps extends Shell {
  /** One prize is shown large, two or three side by side. */
  prizes: readonly Prize[]
  /** Condition or end, below the prizes. */
  note?: ReactNode
  confirmText: string
  onConfirm: () => void
  /** Label of the button that goes on without the prizes; left out: there is only the close button. */
  giveUpText?: string
  onGiveUp?: () => void
}

/** Prizes that a campaign grants, on entering a page or before leaving it. */
export function PrizePop(props: PrizePopProps) {
  const { prizes, note, confirmText, onConfirm, giveUpText, onGiveUp, ...dialog } = props
  return (
    <Dialog
      closable
      {...dialog}
      footer={
        <div className={styles.actions}>
          <Button block size="medium" onClick={onConfirm}>
            {confirmText}
          </Button>
          {giveUpText && (
            <Button block size="medium" kind="secondary" onClick={onGiveUp}>
              {giveUpText}
            </Button>
          )}
        </div>
      }
    >
      <ul className={styles.prizes}>
        {prizes.map(({ id, value, unit, suffix, label }) => (
          <li key={id} className={styles.prize}>
            {unit || suffix ? (
              <Amount
                className={styles.figure}
                value={value}
                {...(unit && { unit })}
                {...(suffix && { suffix })}
                size={prizes.length === 1 ? 'large' : 'medium'}
                tone="benefit"
              />
            ) : (
              <span className={prizes.length === 1 ? styles.largeText : styles.text}>{value}</span>
            )}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </Dialog>
  )
}
