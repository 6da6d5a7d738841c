'use client'
import type { ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { Button } from '../Button/index.ts'
import { CornerMark } from '../CornerMark/index.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './MarketingCard.css.ts'

export interface MarketingCardProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside' | 'children'> {
  heading: string
  /** Short claims of the configuration ("通过率最高90%"). */
  claims?: readonly string[]
  amountLabel?: ReactNode
  /** The amount as it is shown ("20,000"). */
  amount?: string
  actionText: string
  onAction: () => unknown
  /** A short mark at the upper edge; the caller shortens it. */
  mark?: string | null
}

/** Offers a further limit after a loan. */
export function MarketingCard(props: MarketingCardProps) {
  const { heading, claims = [], amountLabel, amount, actionText, onAction, mark, ...rest } = props
  return (
    <Surface {...rest} heading={heading}>
      {mark && <CornerMark>{mark}</CornerMark>}
      <div className={styles.line}>
        {amount && (
          <p className={styles.amount}>
            {amountLabel && <span className={styles.label}>{amountLabel}</span>}
            <Amount value={amount} unit="¥" size="large" />
          </p>
        )}
        <Button kind="secondary" size="medium" className={styles.action} onClick={onAction}>
          {actionText}
        </Button>
      </div>
      {claims.length > 0 && (
        <p className={styles.claims}>
          {claims.map((claim) => (
            <Tag key={claim} tone="benefit" className={styles.claim}>
              {claim}
            </Tag>
          ))}
        </p>
      )}
    </Surface>
  )
}
