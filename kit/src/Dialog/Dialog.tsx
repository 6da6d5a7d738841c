'use client'
import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { IconClose } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useWords } from '../locale/useWords.ts'
import { useOverlay, useOverlayFocus, type OverlayFocusOptions } from '../overlay/index.ts'
import { lockPage } from '../overlay/lockPage.ts'
import { veil } from '../overlay/overlay.css.ts'
import { attachKeyboardInset } from '../Sheet/keyboard.ts'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'>, OverlayFocusOptions {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog. */
  title: string
  /** Default 确定. `null` for none. */
  confirmText?: string | null
  /** Default 取消. `null` for none. */
  cancelText?: string | null
  /**
   * Runs before it closes. While a returned promise is pending the dialog stays and the button is busy; if it
   * rejects, or resolves to `false`, the dialog stays.
   */
  onConfirm?: () => unknown
  /** The cancel button. Escape, veil and close button only report `onOpenChange(false)`. */
  onCancel?: () => void
  /** The confirmed action destroys or costs something. */
  danger?: boolean
  /** Escape and a tap on the veil close it. */
  dismissible?: boolean
  /** Shows a close button in the corner. */
  closable?: boolean
  /** Replaces the two buttons. */
  footer?: ReactNode
}

/** A question or a short task in the middle of the screen. One at a time. Other props go to the dialog. */
export function Dialog({
  ref,
  open,
  onOpenChange,
  title,
  confirmText,
  cancelText,
  onConfirm,
  onCancel,
  danger = false,
  dismissible = true,
  closable = false,
  footer,
  initialFocus,
  returnFocus,
  onClosed,
  className,
  children,
  ...rest
}: DialogProps) {
  const t = useWords()
  const close = () => onOpenChange(false)
  const container = useOverlay(open, close)
  useEffect(() => (open ? lockPage() : undefined), [open])
  const focus = useOverlayFocus({ initialFocus, returnFocus, onClosed })
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const dialog = useMergedRef(ref, setElement)
  useEffect(() => (element ? attachKeyboardInset(element) : undefined), [element])

  const stay = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
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
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={container}>
        <div className={veil} data-state={open ? 'open' : 'closed'} />
        <Content
          {...(!children && { 'aria-describedby': undefined })}
          {...rest}
          {...focus}
          ref={dialog}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className={cx(styles.root, className)}
        >
          <Title className={styles.title}>{title}</Title>
          {children && (
            <Description asChild>
              <div className={styles.body}>{children}</div>
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
        </Content>
      </Portal>
    </Root>
  )
}
