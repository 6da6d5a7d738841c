'use client'
import { cx } from '../cx.ts'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/index.ts'
import { SkuCard, type SkuOption } from './SkuCard.tsx'
import * as styles from './SkuGrid.css.ts'
import type { skuGridColumns } from './variants.ts'

export interface SkuGridProps extends Omit<RadioGroupProps, 'children' | 'onValueChange'> {
  options: readonly SkuOption[]
  /** Cards beside each other; fewer where the text is large. */
  columns?: (typeof skuGridColumns)[number]
  /** Called with the value of the tapped card. */
  onValueChange?: (value: string) => void
}

/** Articles with their prices, one of which is chosen. The value is that of the option, `null` while none is. */
export function SkuGrid({ options, columns = 3, ...rest }: SkuGridProps) {
  return (
    <RadioGroup {...rest}>
      <div className={cx(styles.grid, styles.columns[columns])}>
        {options.map((option) => (
          <SkuCard key={option.value} {...option} />
        ))}
      </div>
    </RadioGroup>
  )
}
