'use client'
import type { FocusEvent } from 'react'
import { FormattedField, type FormattedFieldProps } from '../formatted/FormattedField.tsx'
import { useControlled } from '../useControlled.ts'
import { decimalOf, groupThousands, tidyDecimal } from './money.ts'

/**
 * The value is yuan as a plain decimal string, `12345.6`; never a number, because the kit does not calculate money. It
 * is tidied on blur (`007.` becomes `7`).
 */
export interface MoneyFieldProps extends Omit<FormattedFieldProps, 'textFormat' | 'type' | 'inputMode'> {
  /** Most digits after the point (amounts have 2). */
  decimals?: number
}

/** An amount of money, shown with thousands separators while it is typed. */
export function MoneyField(props: MoneyFieldProps) {
  const { decimals = 2, value, defaultValue = '', onValueChange, onBlur, ...rest } = props
  const [amount, change] = useControlled(value, defaultValue, onValueChange)
  return (
    <FormattedField
      autoComplete="off"
      before="¥"
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={amount}
      onValueChange={change}
      onBlur={(event: FocusEvent) => {
        const tidy = tidyDecimal(amount)
        if (tidy !== amount && !rest.readOnly) change(tidy)
        onBlur?.(event)
      }}
      textFormat={{
        clean: (text) => decimalOf(text, decimals),
        format: groupThousands,
        separator: ',',
        pasted: { kind: 'decimal', decimals },
      }}
    />
  )
}
