import { useId, type ComponentProps, type ReactNode } from 'react'
import * as styles from './parts.css.ts'

interface Labelled {
  label: string
  hint?: ReactNode
  /** What is wrong; announced when it appears. */
  error?: string | null
}

interface FrameProps extends Labelled {
  id: string
  children: ReactNode
}

const describedBy = (id: string, { hint, error }: Labelled) =>
  error || hint ? { 'aria-describedby': `${id}-note` } : {}

function Labels({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-note`} role="alert" className={`${styles.note} ${styles.bad}`}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className={styles.note}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export interface InputProps extends Omit<ComponentProps<'input'>, 'onChange'>, Labelled {
  onText(text: string): void
  /** Offered while typing. */
  suggestions?: readonly string[] | undefined
}

/** A line of text. */
export function Input({ label, hint, error, onText, suggestions, ...rest }: InputProps) {
  const id = useId()
  return (
    <Labels id={id} label={label} hint={hint} error={error ?? null}>
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...describedBy(id, { label, hint, error: error ?? null })}
        id={id}
        list={suggestions && `${id}-list`}
        aria-invalid={Boolean(error) || undefined}
        onChange={(event) => onText(event.target.value)}
        className={styles.control}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </datalist>
      )}
    </Labels>
  )
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'>, Labelled {
  onText(text: string): void
}

/** One of many. */
export function Select({ label, hint, error, onText, children, ...rest }: SelectProps) {
  const id = useId()
  return (
    <Labels id={id} label={label} hint={hint} error={error ?? null}>
      <select
        {...rest}
        {...describedBy(id, { label, hint, error: error ?? null })}
        id={id}
        onChange={(event) => onText(event.target.value)}
        className={styles.control}
      >
        {children}
      </select>
    </Labels>
  )
}

export interface AreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'>, Labelled {
  onText(text: string): void
}

/** A text of several lines that a program reads. */
export function Area({ label, hint, error, onText, ...rest }: AreaProps) {
  const id = useId()
  return (
    <Labels id={id} label={label} hint={hint} error={error ?? null}>
      <textarea
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...describedBy(id, { label, hint, error: error ?? null })}
        id={id}
        aria-invalid={Boolean(error) || undefined}
        onChange={(event) => onText(event.target.value)}
        className={`${styles.control} ${styles.area}`}
      />
    </Labels>
  )
}

export interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly (readonly [value: T, text: string])[]
  onChoose(value: T): void
}

/** One of a few, side by side. Native radios: arrows go from one to the next. */
export function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {options.map(([each, text]) => (
        <label key={each} className={each === value ? `${styles.choice} ${styles.chosen}` : styles.choice}>
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChoose(each)}
            className={styles.choiceInput}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
