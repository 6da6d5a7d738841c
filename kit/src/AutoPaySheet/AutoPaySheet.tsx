'use client'
import { BankLogo } from '../BankLogo/index.ts'
import { Button } from '../Button/index.ts'
import { IconCheck } from '../Icon/index.ts'
import { Notice } from '../Notice/index.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import * as styles from './AutoPaySheet.css.ts'

export interface AutoPaySheetProps extends Omit<SheetProps, 'children' | 'footer' | 'description'> {
  /** The card that is debited; without it the sheet does not name one. */
  card?: { bankName: string; name: string; logo?: string }
  cardLabel?: string
  /** What happens and when, one sentence each. */
  points: readonly string[]
  actionText: string
  /** May return a promise: the button is busy until it settles. */
  onAction: () => unknown
  /** Why it was not opened. */
  error?: string
  /** Code of the failure for the customer service, small below the sentence ("错误码42601"). */
  errorCode?: string
}

/** Explains automatic repayment and opens it. */
export function AutoPaySheet(props: AutoPaySheetProps) {
  const { card, cardLabel, points, actionText, onAction, error, errorCode, ...rest } = props
  return (
    <Sheet
      {...rest}
      footer={
        <Button block onClick={onAction}>
          {actionText}
        </Button>
      }
    >
      <div className={styles.body}>
        {card && (
          <div className={styles.card}>
            <BankLogo bankName={card.bankName} src={card.logo} />
            <div className={styles.cardTexts}>
              {cardLabel && <p className={styles.cardLabel}>{cardLabel}</p>}
              <p className={styles.cardName}>{card.name}</p>
            </div>
          </div>
        )}
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <IconCheck className={styles.mark} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        {error && (
          <Notice tone="bad" role="alert">
            {error}
            {errorCode && <span className={styles.errorCode}>{errorCode}</span>}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
