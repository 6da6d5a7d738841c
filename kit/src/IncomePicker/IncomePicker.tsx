'use client'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/index.ts'
import { IncomeOption, type IncomeRange } from './IncomeOption.tsx'
import * as styles from './IncomePicker.css.ts'
import { incomePickerStrings } from './strings.ts'

export interface IncomePickerProps extends Omit<RadioGroupProps, 'label' | 'children' | 'onValueChange'> {
  label?: RadioGroupProps['label']
  /** Ranges of the server; by default the six of the contract. */
  options?: readonly IncomeRange[]
  /** Called with the code of the tapped range. */
  onValueChange?: (value: string) => void
}

/** The income of a month as a range, in one tap. The value is the code of the range, `null` while none is selected. */
export function IncomePicker({ label, options, ...rest }: IncomePickerProps) {
  const t = usePartStrings('incomePicker', incomePickerStrings)
  const ranges = options ?? t.ranges.map((text, index) => ({ value: String(index + 1), label: text }))
  return (
    <RadioGroup {...rest} label={label ?? t.label}>
      <div className={styles.grid}>
        {ranges.map((range) => (
          <IncomeOption key={range.value} {...range} />
        ))}
      </div>
    </RadioGroup>
  )
}
