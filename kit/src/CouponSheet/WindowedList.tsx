import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import * as styles from './CouponSheet.css.ts'

/** Items drawn and dropped together. */
const CHUNK = 10
/** Lists up to this length are simply drawn. */
const SHORT = 30
/** Height of an item that was never measured, in CSS px: a card with two lines and the gap under it. */
const GUESS = 104
/** How far outside the view chunks are drawn already, in CSS px. */
const REACH = 500

interface Range {
  first: number
  last: number
}

interface WindowedListProps<T> {
  items: readonly T[]
  render: (item: T, index: number) => ReactNode
  role: 'group' | 'radiogroup'
  label?: string
  labelledBy?: string
}

/**
 * A list that draws only what is near the view, so that ten thousand coupons open as fast as ten. Items may be of
 * any height: what has been drawn once is remembered with the height it had.
 */
export function WindowedList<T>({ items, render, role, label, labelledBy }: WindowedListProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const heights = useRef<number[]>([])
  const [range, setRange] = useState<Range>({ first: 0, last: 0 })
  const windowed = items.length > SHORT
  const count = Math.ceil(items.length / CHUNK)

  const heightOf = (chunk: number) =>
    heights.current[chunk] ?? Math.min(CHUNK, items.length - chunk * CHUNK) * GUESS
  const heightOfAll = (from: number, until: number) => {
    let sum = 0
    for (let chunk = from; chunk < until; chunk++) sum += heightOf(chunk)
    return sum
  }

  const look = useEffectEvent((scroller: Element) => {
    const element = list.current
    if (!element) return
    for (const chunk of element.querySelectorAll<HTMLElement>(':scope > [data-chunk]')) {
      heights.current[Number(chunk.dataset.chunk)] = chunk.offsetHeight
    }
    const frame = scroller.getBoundingClientRect()
    const top = frame.top - element.getBoundingClientRect().top
    const next = chunksBetween(top - REACH, top + frame.height + REACH, count, heightOf)
    setRange((before) => (before.first === next.first && before.last === next.last ? before : next))
  })

  useEffect(() => {
    const scroller = windowed && list.current ? scrollerOf(list.current) : null
    if (!scroller) return
    const update = () => look(scroller)
    const resize = new ResizeObserver(update)
    resize.observe(scroller)
    scroller.addEventListener('scroll', update, { passive: true })
    return () => {
      resize.disconnect()
      scroller.removeEventListener('scroll', update)
    }
  }, [windowed, count])

  if (!windowed) {
    return (
      <div role={role} aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
        {items.map(render)}
      </div>
    )
  }

  const last = Math.min(range.last, count - 1)
  const first = Math.min(range.first, last)
  return (
    <div ref={list} role={role} aria-label={label} aria-labelledby={labelledBy}>
      <div data-spacer style={{ height: heightOfAll(0, first) }} />
      {Array.from({ length: last - first + 1 }, (_, at) => {
        const start = (first + at) * CHUNK
        return (
          <div key={start} data-chunk={first + at} className={styles.chunk}>
            {items.slice(start, start + CHUNK).map((item, index) => render(item, start + index))}
          </div>
        )
      })}
      <div data-spacer style={{ height: heightOfAll(last + 1, count) }} />
    </div>
  )
}

/** The chunks of which some part lies between two distances from the top of the list. */
function chunksBetween(
  top: number,
  bottom: number,
  count: number,
  heightOf: (chunk: number) => number,
): Range {
  let below = 0
  let first = 0
  let last = count - 1
  for (let chunk = 0; chunk < count; chunk++) {
    const above = below
    below += heightOf(chunk)
    if (below <= top) first = chunk + 1
    if (above >= bottom) {
      last = chunk - 1
      break
    }
  }
  return { first: Math.min(first, count - 1), last: Math.max(last, 0) }
}

/** The nearest ancestor that scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}
