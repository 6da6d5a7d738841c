import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as styles from './CouponSheet.css.ts'

/** Items drawn and dropped together. */
const CHUNK = 10
/** Lists up to this length are simply drawn. */
const SHORT = 30
/** Height of an item that was never measured, in CSS px: a card with two lines and the gap under it. */
const GUESS = 104
/** How far outside the view a chunk is drawn already, in CSS px. */
const REACH = 500

interface WindowedListProps<T> {
  items: readonly T[]
  render: (item: T, index: number) => ReactNode
  role: 'group' | 'radiogroup'
  label?: string
  labelledBy?: string
}

/**
 * A list that draws only what is near the view, so that ten thousand coupons open as fast as ten. Items may be of
 * any height: a chunk that leaves is replaced by a box as high as it was.
 */
export function WindowedList<T>({ items, render, role, label, labelledBy }: WindowedListProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const heights = useRef(new Map<number, number>())
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]))
  const windowed = items.length > SHORT
  const chunks = windowed ? Math.ceil(items.length / CHUNK) : 0

  useEffect(() => {
    const element = list.current
    if (!element || chunks === 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, isIntersecting } of entries) {
          if (!isIntersecting) heights.current.set(chunkOf(target), boundingClientRect.height)
        }
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(chunkOf(target))
            else after.delete(chunkOf(target))
          }
          return after
        })
      },
      { root: scrollerOf(element), rootMargin: `${REACH}px 0px` },
    )
    for (const chunk of element.children) observer.observe(chunk)
    return () => observer.disconnect()
  }, [chunks])

  const content = windowed
    ? Array.from({ length: chunks }, (_, chunk) => {
        const start = chunk * CHUNK
        const part = items.slice(start, start + CHUNK)
        const drawn = near.has(chunk)
        return (
          <div
            key={chunk}
            data-chunk={chunk}
            className={drawn ? styles.list : undefined}
            style={drawn ? undefined : { height: heights.current.get(chunk) ?? part.length * GUESS }}
          >
            {drawn && part.map((item, at) => render(item, start + at))}
          </div>
        )
      })
    : items.map((item, index) => render(item, index))

  return (
    <div ref={list} role={role} aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
      {content}
    </div>
  )
}

function chunkOf(target: Element): number {
  return Number((target as HTMLElement).dataset.chunk)
}

/** The nearest ancestor that scrolls, else null, which means the screen. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}
