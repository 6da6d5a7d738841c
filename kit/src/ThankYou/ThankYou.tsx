'use client'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { IconSuccess } from '../Icon/index.ts'
import * as styles from './ThankYou.css.ts'

export interface ThankYouProps extends Omit<
  DialogProps,
  'children' | 'footer' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel' | 'danger' | 'lead'
> {
  /** One line below the title. */
  children?: ReactNode
}

/**
 * Thanks for an answer. It asks for nothing, so it has no button; the caller closes it after a moment, the customer at
 * any time.
 */
export function ThankYou({ children, ...dialog }: ThankYouProps) {
  return (
    <Dialog closable {...dialog} lead={<IconSuccess className={styles.mark} />} footer={false}>
      {children}
    </Dialog>
  )
}
