import type { ReactNode } from 'react'
import { IconInfo } from '../Icon/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import type { PaymentProps, PeriodOption } from '../PeriodCard/index.ts'
import { periodRowWords } from '../PeriodRow/words.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import * as styles from './PeriodsSurface.css.ts'

/** What PeriodRow and PeriodSelect have in common. */
export interface PeriodsProps extends Omit<SurfaceProps, 'title' | 'heading' | 'aside' | 'pad' | 'onChange'> {
  options: readonly PeriodOption[]
  /** Chosen number of periods. */
  value?: number
  /** Start value of the uncontrolled use. */
  defaultValue?: number
  onValueChange?: (period: number) => void
  /** Heading of the card. */
  title?: string
  /** Shows the button that explains the monthly payment. */
  onInfo?: () => void
  /** Text of that button. */
  infoLabel?: string
  /** Payments, or the periods themselves, are being worked out. */
  busy?: boolean
  /** For the payment text of every period, e.g. a `data-testid`. Hand in a constant: cards are memoised. */
  paymentProps?: PaymentProps
  /** Slot under the periods, for `RecommendLine`. */
  children?: ReactNode
}

interface PeriodsSurfaceProps
  extends Omit<SurfaceProps, 'aside' | 'pad'>, Pick<PeriodsProps, 'onInfo' | 'infoLabel'> {}

/** The card around the periods: its heading, and the button that explains the monthly payment. */
export function PeriodsSurface({ onInfo, infoLabel, ...rest }: PeriodsSurfaceProps) {
  const t = usePartWords('periodRow', periodRowWords)
  return (
    <Surface
      {...rest}
      aside={
        onInfo && (
          <button type="button" className={styles.info} aria-haspopup="dialog" onClick={onInfo}>
            {infoLabel ?? t.info}
            <IconInfo />
          </button>
        )
      }
    />
  )
}
