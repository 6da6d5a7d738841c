'use client'
import type { ReactNode } from 'react'
import { BankLogo } from '../BankLogo/index.ts'
import { ListRow, type ListRowProps } from '../ListRow/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Skeleton } from '../Skeleton/index.ts'
import * as styles from './BankCardRow.css.ts'
import { bankCardRowStrings } from './strings.ts'

/** How a bank card is shown: at most the last four digits of its number. */
export interface BankCardFace {
  bankName: string
  /** Default: 储蓄卡. */
  kind?: string
  /** Last four digits. */
  tail: string
  /** Address of the bank's logo. */
  logo?: string
}

type Row = Omit<
  ListRowProps,
  'label' | 'value' | 'tail' | 'valueNote' | 'tone' | 'note' | 'icon' | 'children'
>

export interface BankCardRowProps extends Row {
  /** The selected card; without one the row offers to add one. */
  card?: BankCardFace
  label?: string
  addText?: string
  /** Small line under the label. */
  note?: ReactNode
  /** Small line under the card, announced. */
  error?: ReactNode
  /** The cards are being loaded. */
  busy?: boolean
}

/** The card to which the money is paid: bank, savings card, last four digits. */
export function BankCardRow({ card, label, addText, note, error, busy, ...rest }: BankCardRowProps) {
  const t = usePartStrings('bankCardRow', bankCardRowStrings)
  const waiting = busy && !card
  return (
    <ListRow
      // With a card it opens the list of cards; without one it leads to the page that adds one.
      aria-haspopup={card && rest.onClick ? 'dialog' : undefined}
      {...rest}
      aria-busy={busy || undefined}
      label={label ?? t.label}
      note={note}
      tone={card ? 'ink' : 'brand'}
      value={value()}
      tail={card?.tail}
      valueNote={
        error && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )
      }
    />
  )

  function value() {
    if (waiting) return <Skeleton className={styles.skeleton} width={152} />
    if (!card) return addText ?? t.add
    return (
      <>
        {card.logo && (
          <BankLogo className={styles.logo} size="small" bankName={card.bankName} src={card.logo} />
        )}
        <span>{`${card.bankName} ${card.kind ?? t.kind}`}</span>
      </>
    )
  }
}
