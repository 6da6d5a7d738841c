import { Field, FieldLine, type FieldProps } from '@koo/kit/Field'
import { TextArea, type TextAreaProps } from '@koo/kit/TextArea'
import { TextField, type TextFieldProps } from '@koo/kit/TextField'
import { useId, type ReactNode } from 'react'
import * as styles from './parts.css.ts'

export interface InputProps extends TextFieldProps {
  /** Suggestions while typing. */
  suggestions?: readonly string[] | undefined
}

/** A one-line field for text that a program reads: no completion and no correction, only the given suggestions. */
export function Input({ suggestions, ...rest }: InputProps) {
  const listId = useId()
  return (
    <>
      <TextField autoComplete="off" spellCheck={false} {...rest} {...(suggestions && { list: listId })} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

/** A field of several lines for text that a program reads. */
export function Area(props: TextAreaProps) {
  return <TextArea autoComplete="off" spellCheck={false} className={styles.area} {...props} />
}

export interface SelectProps extends FieldProps<string> {
  value: string
  onValueChange(value: string): void
  /** The options. */
  children: ReactNode
}

/** A select of many options, as the browser's own select: developers find a code by typing. */
export function Select({ value, onValueChange, children, ...frame }: SelectProps) {
  return (
    <Field {...frame}>
      {(control, isInvalid) => (
        <FieldLine invalid={isInvalid}>
          <select
            {...control}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={styles.select}
          >
            {children}
          </select>
        </FieldLine>
      )}
    </Field>
  )
}

export interface ChoiceProps<T extends string> {
  label: string
  /** Only for screen readers, unless this is `false`. */
  labelHidden?: boolean
  value: T
  options: readonly (readonly [value: T, text: string])[]
  onValueChange(value: T): void
}

/** A choice of a few options, side by side. Native radios: arrow keys move between them. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, labelHidden = true, value, options, onValueChange } = props
  const name = useId()
  return (
    <Field group label={label} labelHidden={labelHidden}>
      {(control) => (
        <div role="radiogroup" {...control} className={styles.choices}>
          {options.map(([each, text]) => (
            <label
              key={each}
              className={each === value ? `${styles.choice} ${styles.chosen}` : styles.choice}
            >
              <input
                type="radio"
                name={name}
                checked={each === value}
                onChange={() => onValueChange(each)}
                className={styles.choiceInput}
              />
              {text}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
