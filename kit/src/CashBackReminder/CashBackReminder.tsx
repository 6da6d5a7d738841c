'use client'
import type { ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import * as styles from './CashBackReminder.css.ts'

type Shell = Omit<
  DialogProps,
  'children' | 'footer' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel' | 'danger'
>

export interface CashBackReminderProps extends Shell {
  /** The cash-back, formatted ("88"). */
  reward: string
  /** Unit after it ("元"). */
  unit: string
  /** What the customer gets and when. */
  children: ReactNode
  /** Label of the button that borrows the typed amount. */
  keepText: string
  onKeep: () => void
  /** Label of the button that borrows the amount for the cash-back. */
  allText: string
  onAll: () => void
}

/**
 * Reminds that a larger loan earns cash-back. The amount that the customer typed is the first button, the larger one the
 * second, without a box; closing it changes nothing.
 */
export function CashBackReminder(props: CashBackReminderProps) {
  const { reward, unit, keepText, onKeep, allText, onAll, children, ...dialog } = props
  return (
    <Dialog
      closable
      {...dialog}
      footer={
        <div className={styles.actions}>
          <Button block size="medium" onClick={onKeep}>
            {keepText}
          </Button>
          <Button block size="medium" kind="text" onClick={onAll}>
            {allText}
          </Button>
        </div>
      }
    >
      <Amount value={reward} suffix={unit} sign="+" size="large" tone="benefit" className={styles.reward} />
      <p className={styles.text}>{children}</p>
    </Dialog>
  )
}
