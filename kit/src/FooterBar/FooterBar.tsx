'use client'
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './FooterBar.css.ts'

/** Root size, px, from which `above` scrolls with the page. */
const LARGE_TEXT = 24

/** A higher bar scrolls with the page. */
const MOST_OF_SCREEN = 0.45

export interface FooterBarProps extends ComponentProps<'div'> {
  /** Above the action: the agreement to tick, a short hint. */
  above?: ReactNode
}

/**
 * A bar within reach of the thumb with one primary action. Stays at the bottom, above the safe area, unless larger text makes
 * it so high that it would cover the page; already with text of one and a half times its size `above` leaves the bar for the end
 * of the page.
 */
export function FooterBar({ ref, above, className, children, ...rest }: FooterBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(ref, bar)
  const [isLarge, setLarge] = useState(false)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const fit = () => {
      setLarge(parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT)
      element.style.position = element.offsetHeight > window.innerHeight * MOST_OF_SCREEN ? 'static' : ''
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      {above && isLarge && <div className={styles.before}>{above}</div>}
      <div {...rest} ref={merged} className={cx(styles.root, className)}>
        {above && !isLarge && <div className={styles.above}>{above}</div>}
        {ownText(children)}
      </div>
    </>
  )
}
