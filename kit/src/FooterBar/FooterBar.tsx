'use client'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './FooterBar.css.ts'

/** A higher bar scrolls with the page. */
const MOST_OF_SCREEN = 0.45

export interface FooterBarProps extends ComponentProps<'div'> {
  /** Above the action: the agreement to tick, a short hint. */
  above?: ReactNode
}

/**
 * A bar within reach of the thumb with one primary action. Stays at the bottom, above the safe area, unless larger text makes
 * it so high that it would cover the page.
 */
export function FooterBar({ ref, above, className, children, ...rest }: FooterBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(ref, bar)
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      element.style.position = element.offsetHeight > window.innerHeight * MOST_OF_SCREEN ? 'static' : ''
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div {...rest} ref={merged} className={cx(styles.root, className)}>
      {above && <div className={styles.above}>{above}</div>}
      {ownText(children)}
    </div>
  )
}
