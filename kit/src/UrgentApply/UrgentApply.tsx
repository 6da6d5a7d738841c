'use client'
import { IconCheck, IconClock } from '../Icon/index.ts'
import { Invite, type InviteProps } from '../invite/Invite.tsx'
import * as styles from './UrgentApply.css.ts'
import type { urgentStates } from './variants.ts'

export interface UrgentApplyProps extends Omit<
  InviteProps,
  'icon' | 'tone' | 'opens' | 'busy' | 'onClose' | 'onAction' | 'children'
> {
  state: (typeof urgentStates)[number]
  actionText: string
  /** Shown in place of the button once it was applied for. */
  doneText: string
  onApply: () => void
}

/** Asks for the review to be hurried, then says that this was applied for. */
export function UrgentApply({ state, doneText, onApply, ...rest }: UrgentApplyProps) {
  const isDone = state === 'applied'
  return (
    <Invite
      {...rest}
      icon={isDone ? <IconCheck /> : <IconClock />}
      tone={isDone ? 'ok' : 'brand'}
      busy={state === 'applying'}
      onAction={onApply}
      aria-live="polite"
    >
      {isDone && <span className={styles.done}>{doneText}</span>}
    </Invite>
  )
}
