'use client'
import { Children, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../IconButton/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { ownText } from '../ownText.tsx'
import { useMergedRef } from '../useMergedRef.ts'
import { IconPause, IconPlay } from './icons.tsx'
import { swiperStrings } from './strings.ts'
import * as styles from './Swiper.css.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useSwipe } from './useSwipe.ts'

export interface SwiperProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the slides. */
  label: string
  /** Each child is a slide. */
  children?: ReactNode
  /** Milliseconds between two slides, at least 500. 0, the default, leaves the movement to the finger. */
  autoplay?: number
  /** The first slide follows the last one. */
  loop?: boolean
  defaultIndex?: number
  onIndexChange?: (index: number) => void
}

/**
 * Slides of one width, one at a time, to swipe or to move by arrow keys. What moves by itself has a button that stops it, and stops
 * for good when it is touched.
 */
export function Swiper(props: SwiperProps) {
  const { ref, label, children, autoplay = 0, loop = autoplay > 0, defaultIndex = 0, ...more } = props
  const { onIndexChange, className, ...rest } = more
  const t = usePartStrings('swiper', swiperStrings)
  const slides = Children.toArray(children)
  const count = slides.length
  const [chosen, setChosen] = useState(defaultIndex)
  // Slides may become fewer.
  const index = Math.max(0, Math.min(chosen, count - 1))
  const root = useRef<HTMLElement>(null)
  const merged = useMergedRef(ref, root)

  const move = (step: 1 | -1) => {
    const next = loop ? (index + step + count) % count : Math.max(0, Math.min(index + step, count - 1))
    if (next === index) return
    setChosen(next)
    onIndexChange?.(next)
  }
  const { isOn, setOn, canPlay } = useAutoplay(root, count > 1 ? autoplay : 0, () => move(1))
  const { shift, handlers } = useSwipe(move, () => setOn(false))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (step === null) return
    event.preventDefault()
    setOn(false)
    move(step)
  }

  return (
    <section {...rest} ref={merged} aria-label={label} className={cx(styles.root, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a finger and the arrow keys move the slides, which keep their own controls */}
      <div
        role="group"
        aria-label={t.slide(index + 1, count)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={count > 1 ? 0 : undefined}
        onKeyDown={count > 1 ? onKeyDown : undefined}
        onFocus={() => setOn(false)}
        {...(count > 1 ? handlers : {})}
        className={styles.view}
      >
        <div
          className={cx(styles.track, shift !== 0 && styles.held)}
          style={{ transform: `translateX(${(shift - index) * 100}%)` }}
        >
          {slides.map((slide, place) => (
            <div
              // Slides have no identity but their place.
              key={place}
              aria-hidden={place === index ? undefined : true}
              className={cx(styles.slide, place !== index && shift === 0 && styles.away)}
            >
              {ownText(slide)}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.foot}>
          <span aria-hidden="true" className={styles.dots}>
            {slides.map((_, place) => (
              <span key={place} className={place === index ? styles.dotNow : styles.dot} />
            ))}
          </span>
          {canPlay && (
            <IconButton label={isOn ? t.pause : t.play} className={styles.pause} onClick={() => setOn(!isOn)}>
              {isOn ? <IconPause /> : <IconPlay />}
            </IconButton>
          )}
        </div>
      )}
    </section>
  )
}
