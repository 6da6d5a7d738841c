'use client'
import { Description, Title } from '@radix-ui/react-dialog'
import { memo, useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconClose } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import type { ModalOptions } from '../overlay/index.ts'
import { Modal } from '../overlay/Modal.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { attachDrag } from './drag.ts'
import * as styles from './Sheet.css.ts'

type BodyProps = ComponentProps<'div'> & { 'data-testid'?: string }

export interface SheetProps extends Omit<ComponentProps<'div'>, 'title'>, ModalOptions {
  /** Title and accessible name of the sheet. */
  title: string
  /** Only screen readers get the title. */
  hideTitle?: boolean
  /** One grey line under the title. */
  description?: ReactNode
  /** Below the title, above the scrolling part: tabs. */
  header?: ReactNode
  /** Below the scrolling part: the action. */
  footer?: ReactNode
  /** Whether close button, backdrop, Escape and dragging close the sheet. If not, only the caller closes it. */
  dismissible?: boolean
  /**
   * Keeps elements and state while the sheet is closed, so that it opens without rendering again. Renders the content
   * before the first opening.
   */
  keepMounted?: boolean
  /** Props of the scrolling part. */
  bodyProps?: BodyProps
}

/**
 * A sheet at the bottom edge. Traps the focus, has an accessible name, locks the page behind, stays above the keyboard
 * and can be dragged down. Children are mounted only while it is open, unless `keepMounted`. Other props go to the
 * sheet element.
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

/** A separate component, because it does not change when the sheet opens and closes. */
const Head = memo(function Head({ title, hideTitle, description, dismissible, onOpenChange }: HeadProps) {
  const t = useStrings()
  const close = () => onOpenChange(false)
  return (
    <div className={styles.head} data-drag-handle>
      {dismissible && <DragHandle onDismiss={close} />}
      {/* Without a title that is seen it keeps its row for the button, which would lie on the content. */}
      <div className={hideTitle && !dismissible ? undefined : styles.bar}>
        <Title className={styles.title}>{hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}</Title>
        {dismissible && (
          <IconButton label={t.close} className={styles.close} onClick={close}>
            <IconClose />
          </IconButton>
        )}
      </div>
      {description && <Description className={styles.description}>{description}</Description>}
    </div>
  )
})

/** The bar at the top edge: shows that the sheet can be dragged down. */
function DragHandle({ onDismiss }: { onDismiss: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    const sheet = bar.current?.closest<HTMLElement>('[role="dialog"]')
    return sheet ? attachDrag(sheet, () => dismiss()) : undefined
  }, [])
  return <div ref={bar} className={styles.grab} />
}
