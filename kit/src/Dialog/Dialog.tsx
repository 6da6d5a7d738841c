'use client'
import { Description, Title } from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { IconClose } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import type { ModalOptions } from '../overlay/index.ts'
import { Modal } from '../overlay/Modal.tsx'
import * as styles from './Dialog.css.ts'
import { DialogText } from './DialogText.tsx'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'>, ModalOptions {
  /** Accessible name and heading of the dialog. */
  title: string
  /** Default: 确定. `null`: no button. */
  confirmText?: string | null
  /** Default: 取消. `null`: no button. */
  cancelText?: string | null
  /**
   * Called before the dialog closes. While a returned promise is pending, the dialog stays and the button is busy. If
   * it rejects or resolves to `false`, the dialog stays open.
   */
  onConfirm?: () => unknown
  /** Called by the cancel button. Escape, backdrop and close button only call `onOpenChange(false)`. */
  onCancel?: () => void
  /** The confirmed action destroys something or costs money. */
  danger?: boolean
  /** Shows a close button in the corner. */
  closable?: boolean
  /** Above the title: a mark or an icon. */
  lead?: ReactNode
  /** Replaces the two buttons. */
  footer?: ReactNode
}

/**
 * A question or a short task in the middle of the screen. Only one is open at a time. Other props go to the dialog
 * element.
 */
export function Dialog({
  title,
  confirmText,
  cancelText,
  onConfirm,
  onCancel,
  danger = false,
  closable = false,
  lead,
  footer,
  className,
  children,
  ...modal
}: DialogProps) {
  const t = useStrings()
  const close = () => modal.onOpenChange(false)

  const confirm = () => {
    const result = onConfirm?.()
    if (result instanceof Promise) {
      return result.then((kept: unknown) => {
        if (kept !== false) close()
      })
    }
    if (result !== false) close()
    return undefined
  }
  const cancel = () => {
    onCancel?.()
    close()
  }

  return (
    <Modal {...modal} className={cx(styles.root, className)}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <Title className={closable ? styles.titleBesideClose : styles.title}>{title}</Title>
      {children && (
        <Description asChild>
          <div className={styles.body}>
            {typeof children === 'string' ? <DialogText text={children} /> : children}
          </div>
        </Description>
      )}
      {footer ?? (
        <div className={styles.actions}>
          {cancelText !== null && (
            <Button kind="secondary" size="medium" className={styles.action} onClick={cancel}>
              {cancelText ?? t.cancel}
            </Button>
          )}
          {confirmText !== null && (
            <Button
              kind={danger ? 'danger' : 'primary'}
              size="medium"
              className={styles.action}
              onClick={confirm}
            >
              {confirmText ?? t.confirm}
            </Button>
          )}
        </div>
      )}
      {closable && (
        <IconButton label={t.close} className={styles.close} onClick={close}>
          <IconClose />
        </IconButton>
      )}
    </Modal>
  )
}
