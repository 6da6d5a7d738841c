'use client'
import { useId, useRef, type ComponentProps } from 'react'
import { groupBlur } from '../choice/groupBlur.ts'
import { useTabStopRef } from '../choice/useTabStopRef.ts'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { IconStar } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useControlled } from '../useControlled.ts'
import * as styles from './Stars.css.ts'
import { starsStrings } from './strings.ts'
import { MOST_STARS } from './variants.ts'

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1)

/** The value is the number of stars, 1 to 5; `null` while none is selected. */
export interface StarsProps
  extends
    Omit<ComponentProps<'div'>, keyof FieldProps<number> | 'onChange' | 'children'>,
    Omit<FieldProps<number | null, HTMLInputElement>, 'onValueChange'> {
  /** Called with the number of stars. */
  onValueChange?: (stars: number) => void
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean
  /** What the ratings are called: 1 and 2 poor, 3 average, 4 and 5 good. */
  words?: Readonly<Record<'poor' | 'average' | 'good', string>>
  /** Below the stars while none is selected. */
  noneText?: string
}

/** The kind of a rating (1 and 2 poor, 3 average, 4 and 5 good). */
const kindOf = (stars: number) => (stars <= 2 ? 'poor' : stars === 3 ? 'average' : 'good')

/**
 * A rating by one to five stars. Native radios, so arrow keys and forms work as usual. Native props go to the group of
 * stars, the ref to the star that the Tab key reaches.
 */
export function Stars(props: StarsProps) {
  const { ref, label, labelHidden, hint, error, required, id, className, style, ...others } = props
  const { name, value, defaultValue = null, onValueChange, onBlur, words, noneText, ...more } = others
  const { disabled = false, readOnly = false, 'aria-describedby': describedBy, ...rest } = more
  const t = usePartStrings('stars', starsStrings)
  const ownName = useId()
  const group = useRef<HTMLDivElement>(null)
  useTabStopRef(ref, group)
  const [held, choose] = useControlled<number | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  // A kept answer may be any number.
  const chosen = held !== null && STARS.includes(held) ? held : null
  const wordOf = (stars: number) => (words ?? t)[kindOf(stars)]
  const frame = { label, labelHidden, hint, error, required, id, className, style }
  return (
    <Field group {...frame} aria-describedby={describedBy}>
      {(control, isInvalid) => (
        <>
          <div
            role="radiogroup"
            {...rest}
            {...control}
            ref={group}
            aria-readonly={readOnly || undefined}
            {...groupBlur(onBlur)}
            className={styles.row}
          >
            {STARS.map((stars) => (
              <span key={stars} className={cx(styles.star, disabled && styles.off)}>
                <IconStar
                  className={cx(
                    chosen !== null && stars <= chosen ? styles.full : styles.empty,
                    isInvalid && chosen === null && styles.bad,
                    disabled && styles.idle,
                  )}
                />
                <input
                  type="radio"
                  name={name ?? ownName}
                  value={stars}
                  checked={chosen === stars}
                  disabled={disabled}
                  aria-label={t.star(stars, wordOf(stars))}
                  onChange={() => {
                    if (!readOnly) choose(stars)
                  }}
                  className={styles.input}
                />
              </span>
            ))}
          </div>
          {/* The name of each star says the same. */}
          <p aria-hidden="true" className={cx(styles.word, chosen !== null && styles.chosenWord)}>
            {chosen === null ? (noneText ?? t.none) : wordOf(chosen)}
          </p>
        </>
      )}
    </Field>
  )
}
