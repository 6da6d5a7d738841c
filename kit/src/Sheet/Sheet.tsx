'use client'
import { Description, Title } from '@radix-ui/react-dialog'
import { memo, useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconClose } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useWords } from '../locale/useWords.ts'
import type { ModalOptions } from '../overlay/index.ts'
import { Modal } from '../overlay/Modal.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { attachDrag } from './drag.ts'
import * as styles from './Sheet.css.ts'

type BodyProps = ComponentProps<'div'> & { 'data-testid'?: string }

export interface SheetProps extends Omit<ComponentProps<'div'>, 'title'>, ModalOptions {
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
  /** Close button, backdrop, Escape and dragging close it. Without, only the caller does. */
  dismissible?: boolean
  /** Keeps elements and state while it is closed, so that opening it again only shows it. Rendered ahead of its first opening. */
  keepMounted?: boolean
  /** Props of the scrolling part. */
  bodyProps?: BodyProps
}

/**
 * Sheet from the bottom edge. Traps the focus, names itself, locks the page behind it, keeps above the keyboard
 * and can be dragged down. Children exist only while it is open, unless `keepMounted`. Other props go to the sheet.
 */
export function Sheet({
  title,
  hideTitle = false,
  description,
  header,
  footer,
  bodyProps,
  className,
  children,
  ...modal
}: SheetProps) {
  const { dismissible = true, onOpenChange } = modal
  return (
    <Modal {...modal} className={cx(styles.root, className)}>
      <Head
        title={title}
        hideTitle={hideTitle}
        description={description}
        dismissible={dismissible}
        onOpenChange={onOpenChange}
      />
      {header && <div className={styles.extra}>{header}</div>}
      <div
        {...bodyProps}
        className={cx(styles.body, Boolean(footer) && styles.bodyOverFooter, bodyProps?.className)}
      >
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  )
}

type HeadProps = Pick<SheetProps, 'title' | 'hideTitle' | 'description' | 'dismissible' | 'onOpenChange'>

/** A component of its own, because nothing in it changes when the sheet opens and closes. */
const Head = memo(function Head({ title, hideTitle, description, dismissible, onOpenChange }: HeadProps) {
  const t = useWords()
  const close = () => onOpenChange(false)
  const closeButton = dismissible && (
    <IconButton label={t.close} className={hideTitle ? styles.closeAlone : styles.close} onClick={close}>
      <IconClose />
    </IconButton>
  )
  return (
    <div className={styles.head} data-drag-handle>
      {dismissible && <Grab onDismiss={close} />}
      {hideTitle ? (
        <>
          <Title>
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
  )
})

/** The bar at the top edge. A sheet that has it can be dragged down. */
function Grab({ onDismiss }: { onDismiss: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    const sheet = bar.current?.closest<HTMLElement>('[role="dialog"]')
    return sheet ? attachDrag(sheet, () => dismiss()) : undefined
  }, [])
  return <div ref={bar} className={styles.grab} />
}
