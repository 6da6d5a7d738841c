'use client'
import { FormattedField, type FormattedFieldProps } from '../formatted/FormattedField.tsx'
import { useStrings } from '../locale/useStrings.ts'
import { groupPhone, phoneDigits, PREFIXED_LENGTH } from './phone.ts'

const phoneFormat = {
  clean: phoneDigits,
  format: groupPhone,
  separator: ' ',
  pasted: { kind: 'digits', most: PREFIXED_LENGTH },
} as const

/** `value` is the digits without country prefix, at most 11. */
export interface PhoneFieldProps extends Omit<
  FormattedFieldProps,
  'textFormat' | 'type' | 'inputMode' | 'label'
> {
  label?: FormattedFieldProps['label']
}

/**
 * Mobile number, shown in groups of 3-4-4; the caret stays in the right place. Pasted text may have +86, spaces, dashes
 * and full-width digits.
 */
export function PhoneField({ label, ...rest }: PhoneFieldProps) {
  const t = useStrings()
  return (
    <FormattedField
      autoComplete="tel-national"
      placeholder={t.phone.placeholder}
      {...rest}
      label={label ?? t.phone.label}
      type="tel"
      inputMode="numeric"
      textFormat={phoneFormat}
    />
  )
}
