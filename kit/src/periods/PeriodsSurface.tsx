import type { ReactNode } from 'react'
import { IconInfo } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import type { PaymentProps, PeriodOption } from '../PeriodCard/index.ts'
import { periodRowStrings } from '../PeriodRow/strings.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import * as styles from './PeriodsSurface.css.ts'

/** The common props of PeriodRow and PeriodSelect. */
export interface PeriodsProps extends Omit<SurfaceProps, 'title' | 'heading' | 'aside' | 'pad' | 'onChange'> {
  options: readonly PeriodOption[]
  /** Selected number of periods, when controlled. */
  value?: number
  /** Start value, when not controlled. */
  defaultValue?: number
  onValueChange?: (period: number) => void
  /** Heading of the card. */
  title?: string
  /** Shows the button that explains the monthly payment, and is called on a tap. */
  onInfo?: () => void
  /** Text of that button. */
  infoLabel?: string
  /** Payments are being calculated, or the periods are being loaded. */
  busy?: boolean
  /**
   * Props of the payment text of every period, for example a `data-testid`. Pass a constant, because cards are
   * memoised.
   */
  paymentProps?: PaymentProps
  /** Slot under the periods, for `RecommendLine`. */
  children?: ReactNode
}

interface PeriodsSurfaceProps
  extends Omit<SurfaceProps, 'aside' | 'pad'>, Pick<PeriodsProps, 'onInfo' | 'infoLabel'> {}

/** The card around the periods: its heading, and the button that explains the monthly payment. */
export function PeriodsSurface({ onInfo, infoLabel, ...rest }: PeriodsSurfaceProps) {
  const t = usePartStrings('periodRow', periodRowStrings)
  return (
    <Surface
      {...rest}
      aside={
        onInfo && (
          <button type="button" className={styles.info} aria-haspopup="dialog" onClick={onInfo}>
            <span>{infoLabel ?? t.info}</span>
            <IconInfo />
          </button>
        )
      }
    />
  )
}
