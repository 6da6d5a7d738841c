'use client'
import { FormattedField, type FormattedFieldProps } from '../formatted/FormattedField.tsx'
import { useWords } from '../locale/useWords.ts'
import { groupPhone, phoneDigits } from './phone.ts'

const phoneFormat = { clean: phoneDigits, format: groupPhone, separator: ' ' }

/** `value` is the digits without country prefix, at most 11. */
export interface PhoneFieldProps extends Omit<
  FormattedFieldProps,
  'textFormat' | 'type' | 'inputMode' | 'label'
> {
  label?: FormattedFieldProps['label']
}

/**
 * Mobile number, shown in groups of 3-4-4 with the caret kept where it belongs. Takes what people paste: +86,
 * spaces, dashes, full-width digits.
 */
export function PhoneField({ label, ...rest }: PhoneFieldProps) {
  const t = useWords()
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
