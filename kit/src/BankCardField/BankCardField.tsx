'use client'
import { FormattedField, type FormattedFieldProps } from '../formatted/FormattedField.tsx'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { CARD_LENGTHS, cardDigits, groupCard } from './card.ts'
import { bankCardFieldStrings } from './strings.ts'

const cardFormat = {
  clean: cardDigits,
  format: groupCard,
  separator: ' ',
  pasted: { kind: 'digits', most: CARD_LENGTHS.max },
} as const

/** `value` is the digits, at most 19. */
export interface BankCardFieldProps extends Omit<
  FormattedFieldProps,
  'textFormat' | 'type' | 'inputMode' | 'label'
> {
  label?: FormattedFieldProps['label']
}

/** Bank card number, shown in groups of four. Pasted text may have spaces, dashes and full-width digits. */
export function BankCardField({ label, ...rest }: BankCardFieldProps) {
  const t = usePartStrings('bankCardField', bankCardFieldStrings)
  return (
    <FormattedField
      autoComplete="off"
      placeholder={t.placeholder}
      {...rest}
      label={label ?? t.label}
      inputMode="numeric"
      textFormat={cardFormat}
    />
  )
}
