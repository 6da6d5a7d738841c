'use client'
import { useRef } from 'react'
import { FormattedField, type FormattedFieldProps } from '../formatted/FormattedField.tsx'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useControlled } from '../useControlled.ts'
import { enter } from '../useCleanText.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { ID_NUMBER_LENGTH, groupIdNumber, idNumberOf } from './idNumber.ts'
import * as styles from './IdNumberField.css.ts'
import { idNumberFieldStrings } from './strings.ts'

const idNumberFormat = {
  clean: idNumberOf,
  format: groupIdNumber,
  separator: ' ',
  pasted: { kind: 'idNumber', most: ID_NUMBER_LENGTH } as const,
}

/** `value` is at most 17 digits and a check character, which may be an upper-case X. */
export interface IdNumberFieldProps extends Omit<
  FormattedFieldProps,
  'textFormat' | 'type' | 'inputMode' | 'label' | 'after'
> {
  label?: FormattedFieldProps['label']
}

/**
 * Resident ID number, shown in groups of 6-8-4. It opens the number keyboard. That keyboard has no X, so the line
 * offers an X button when only the last character is missing.
 */
export function IdNumberField({ ref, label, ...props }: IdNumberFieldProps) {
  const { value, defaultValue = '', onValueChange, ...rest } = props
  const t = usePartStrings('idNumberField', idNumberFieldStrings)
  const [idNumber, change] = useControlled(value, defaultValue, onValueChange)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  const lacksLast = /^\d{17}$/.test(idNumber) && !rest.disabled && !rest.readOnly
  return (
    <FormattedField
      autoComplete="off"
      placeholder={t.placeholder}
      {...rest}
      ref={merged}
      label={label ?? t.label}
      inputMode="numeric"
      value={idNumber}
      onValueChange={change}
      textFormat={idNumberFormat}
      after={
        lacksLast && (
          <button
            type="button"
            className={styles.letter}
            aria-label={t.letter}
            onClick={() => {
              if (!input.current) return
              enter(input.current, `${idNumber}X`)
              input.current.focus()
            }}
          >
            X
          </button>
        )
      }
    />
  )
}
