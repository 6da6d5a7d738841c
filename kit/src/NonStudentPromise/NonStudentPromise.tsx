'use client'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { IconShield } from '../Icon/index.ts'
import * as styles from './NonStudentPromise.css.ts'

export interface NonStudentPromiseProps extends Omit<
  DialogProps,
  'children' | 'footer' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel' | 'danger' | 'lead'
> {
  /** Why the promise is asked for. */
  children?: ReactNode
  /** The promise itself, as the button says it. */
  promiseText: string
  /** May return a promise: the button is busy until it settles. The caller closes the dialog. */
  onPromise: () => unknown
  /** Label of the button that closes the dialog without a promise. */
  laterText: string
  /** Called by that button. Escape, backdrop and close button only call `onOpenChange(false)`. */
  onLater?: () => void
}

/** Asks young customers for the promise of not being a student. */
export function NonStudentPromise(props: NonStudentPromiseProps) {
  const { children, promiseText, onPromise, laterText, onLater, ...dialog } = props
  const later = () => {
    onLater?.()
    dialog.onOpenChange(false)
  }
  return (
    <Dialog
      {...dialog}
      lead={<IconShield className={styles.mark} />}
      footer={
        <div className={styles.actions}>
          <Button block size="medium" onClick={onPromise}>
            {promiseText}
          </Button>
          <Button block size="medium" kind="secondary" onClick={later}>
            {laterText}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
