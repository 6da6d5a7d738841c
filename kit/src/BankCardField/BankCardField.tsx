'use client'
import { FormattedField, type FormattedFieldProps } from '../formatted/FormattedField.tsx'
import { usePartWords } from '../locale/usePartWords.ts'
import { cardDigits, groupCard } from './card.ts'
import { bankCardFieldWords } from './words.ts'

const cardFormat = { clean: cardDigits, format: groupCard, separator: ' ' }

/** `value` is the digits, at most 19. */
export interface BankCardFieldProps extends Omit<
  FormattedFieldProps,
  'textFormat' | 'type' | 'inputMode' | 'label'
> {
  label?: FormattedFieldProps['label']
}

/** Number of a bank card, shown in groups of four. Takes what people paste: spaces, dashes, full-width digits. */
export function BankCardField({ label, ...rest }: BankCardFieldProps) {
  const t = usePartWords('bankCardField', bankCardFieldWords)
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
