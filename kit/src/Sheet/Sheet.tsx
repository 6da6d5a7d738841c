'use client'
import { memo, useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from 'react'
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
  /** Close button, veil, Escape and dragging close it. Without, only the caller does. */
  dismissible?: boolean
  /**
   * It stays while it is closed, unseen and as it was left, so that opening it is only a matter of showing it. What is
   * in it is not drawn again before it opens.
   */
  keepMounted?: boolean
  /** Props of the scrolling part. */
  bodyProps?: BodyProps
}

/**
 * Sheet from the bottom edge. Traps the focus, names itself, locks the page behind it, keeps above the keyboard
 * and can be drawn down with a finger. Children exist only while it is open, unless it is kept. Other props go to the sheet.
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
  const id = useId()
  const { dismissible = true, onOpenChange } = modal
  return (
    <Modal
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      {...modal}
      className={cx(styles.root, className)}
    >
      <Head
        id={id}
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

type HeadProps = Pick<SheetProps, 'title' | 'hideTitle' | 'description' | 'dismissible' | 'onOpenChange'> & {
  /** What the ids of name and description begin with. */
  id: string
}

/** Apart, because nothing in it changes when the sheet opens and closes. */
const Head = memo(function Head({ id, title, hideTitle, description, dismissible, onOpenChange }: HeadProps) {
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
          <h2 id={`${id}title`}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h2>
          {closeButton}
        </>
      ) : (
        <div className={styles.bar}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          {closeButton}
        </div>
      )}
      {description && (
        <p id={`${id}text`} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  )
})

/** The bar at the top edge. Where it is, a finger can draw the sheet down. */
function Grab({ onDismiss }: { onDismiss: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    const sheet = bar.current?.closest<HTMLElement>('[role="dialog"]')
    return sheet ? attachDrag(sheet, () => dismiss()) : undefined
  }, [])
  return <div ref={bar} className={styles.grab} />
}
