'use client'
import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { cx } from '../cx.ts'
import { IconClose } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useWords } from '../locale/useWords.ts'
import { useOverlay, useOverlayFocus, type OverlayFocusOptions } from '../overlay/index.ts'
import { lockPage } from '../overlay/lockPage.ts'
import { veil } from '../overlay/overlay.css.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { attachDrag } from './drag.ts'
import { attachKeyboardInset } from './keyboard.ts'
import * as styles from './Sheet.css.ts'

type BodyProps = ComponentProps<'div'> & { 'data-testid'?: string }

export interface SheetProps extends Omit<ComponentProps<'div'>, 'title'>, OverlayFocusOptions {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the sheet. */
  title: string
  /** The name is spoken but not shown. */
  hideTitle?: boolean
  /** One quiet line under the title. */
  description?: ReactNode
  /** Under the title, above what scrolls: tabs. */
  header?: ReactNode
  /** Under what scrolls: the action. */
  footer?: ReactNode
  /** Close button, veil, Escape and dragging close it. Without, only the caller does. */
  dismissible?: boolean
  /** Props of the scrolling part. */
  bodyProps?: BodyProps
}

/**
 * Sheet from the bottom edge. Traps the focus, names itself, locks the page behind it, keeps above the keyboard
 * and can be drawn down with a finger. Children exist only while it is open. Other props go to the sheet.
 */
export function Sheet({
  ref,
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  header,
  footer,
  dismissible = true,
  initialFocus,
  returnFocus,
  onClosed,
  bodyProps,
  className,
  children,
  ...rest
}: SheetProps) {
  const t = useWords()
  const close = () => onOpenChange(false)
  const container = useOverlay(open, close)
  useLayoutEffect(() => (open ? lockPage() : undefined), [open])
  const focus = useOverlayFocus({ initialFocus, returnFocus, onClosed })
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const sheet = useMergedRef(ref, setElement)
  const dismiss = useEffectEvent(close)

  useEffect(() => (element ? attachKeyboardInset(element) : undefined), [element])
  useEffect(
    () => (element && dismissible ? attachDrag(element, () => dismiss()) : undefined),
    [element, dismissible],
  )

  const stay = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
  const closeButton = dismissible && (
    <Close asChild>
      <IconButton label={t.close} className={hideTitle ? styles.closeAlone : styles.close}>
        <IconClose />
      </IconButton>
    </Close>
  )

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={container}>
        <div className={veil} data-state={open ? 'open' : 'closed'} />
        <Content
          {...(!description && { 'aria-describedby': undefined })}
          {...rest}
          {...focus}
          ref={sheet}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className={cx(styles.root, className)}
        >
          <div className={styles.head} data-drag-handle>
            {dismissible && <div className={styles.grab} />}
            {hideTitle ? (
              <>
                <Title asChild>
                  <VisuallyHidden>{title}</VisuallyHidden>
                </Title>
                {closeButton}
              </>
            ) : (
              <div className={styles.bar}>
                <Title className={styles.title}>{title}</Title>
                {closeButton}
              </div>
            )}
            {description && <Description className={styles.description}>{description}</Description>}
          </div>
          {header && <div className={styles.extra}>{header}</div>}
          <div
            {...bodyProps}
            className={cx(styles.body, Boolean(footer) && styles.bodyOverFooter, bodyProps?.className)}
          >
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Content>
      </Portal>
    </Root>
  )
}
