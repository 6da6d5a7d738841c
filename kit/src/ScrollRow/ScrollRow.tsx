'use client'
import { useEffect, useRef, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './ScrollRow.css.ts'

export interface ScrollRowProps extends ComponentProps<'div'> {
  /** Accessible name of the row. */
  label: string
  /** Scrolls this child to the middle: at once when the row appears, with an animation after that. */
  activeIndex?: number
  /** Extends over the padding of the card around it. */
  bleed?: boolean
  /** Leaves space for a CornerMark on the items. */
  headroom?: boolean
}

/** A row that scrolls horizontally: by finger, wheel, arrow keys or moving the focus. */
export function ScrollRow({
  ref,
  label,
  activeIndex,
  bleed = true,
  headroom = false,
  className,
  ...rest
}: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  const merged = useMergedRef(ref, row)

  useEffect(() => {
    const element = row.current
    const item = activeIndex === undefined ? undefined : element?.children[activeIndex]
    if (!element || !(item instanceof HTMLElement)) return
    const still = !shown.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    shown.current = true
    // Scrolls only this row: scrollIntoView would scroll the page as well.
    element.scrollTo({
      left: item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2,
      behavior: still ? 'instant' : 'smooth',
    })
  }, [activeIndex])

  return (
    <div
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={label}
      {...rest}
      ref={merged}
      className={cx(styles.root, bleed && styles.bleed, headroom && styles.headroom, className)}
    />
  )
}
