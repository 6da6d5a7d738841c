'use client'
import { use, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconChevronDown } from '../Icon/index.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './Collapse.css.ts'
import { CollapseContext } from './context.ts'

export interface CollapsePanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Its key among the panels of the collapse. */
  itemKey: string
  /** Always seen; a tap shows and hides the children. */
  title: ReactNode
  disabled?: boolean
  /** Renders the children before they are shown for the first time. */
  forceRender?: boolean
  /** Removes the children when the panel is closed; else they keep their state. */
  destroyOnClose?: boolean
}

/** One panel of a Collapse. Native props go to the element around title and content. */
export function CollapsePanel({
  itemKey,
  title,
  disabled,
  forceRender = false,
  destroyOnClose = false,
  className,
  children,
  ...rest
}: CollapsePanelProps) {
  const collapse = use(CollapseContext)
  if (!collapse) throw new Error('CollapsePanel stands outside a Collapse; put one around the panels.')
  const id = useId()
  const isOpen = collapse.open.includes(itemKey)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const isRendered = isOpen || forceRender || (wasOpen && !destroyOnClose)
  const Heading = collapse.level === 2 ? 'h2' : 'h3'
  const [titleId, contentId] = [`${id}title`, `${id}content`]
  return (
    <div {...rest} className={cx(styles.panel, className)}>
      <Heading>
        <button
          type="button"
          id={titleId}
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={contentId}
          disabled={disabled}
          onClick={() => collapse.toggle(itemKey)}
        >
          <span className={styles.text}>{title}</span>
          <IconChevronDown className={isOpen ? styles.turned : styles.turn} />
        </button>
      </Heading>
      <div id={contentId} role="region" aria-labelledby={titleId} hidden={!isOpen} className={styles.content}>
        {isRendered && ownText(children)}
      </div>
    </div>
  )
}
