'use client'
import type { ReactNode } from 'react'
import type { BankCardFace } from '../BankCardRow/index.ts'
import { BankLogo } from '../BankLogo/index.ts'
import { DrawingCard } from '../Drawing/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { IconCheck, IconChevron, IconPlus } from '../Icon/index.ts'
import { ownText } from '../ownText.tsx'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './CardSheet.css.ts'
import { bankCardRowStrings } from '../BankCardRow/strings.ts'
import { cardSheetStrings } from './strings.ts'

export interface CardOption extends BankCardFace {
  id: string
  /** Why the card cannot be selected; disables it. */
  disabledReason?: string
  /** Grey line under the bank ("上次使用"). */
  note?: ReactNode
}

export interface CardSheetProps extends Omit<SheetProps, 'title' | 'children' | 'defaultValue'> {
  cards: readonly CardOption[]
  /** Id of the selected card. */
  value?: string
  /** Called with the tapped card; then `onOpenChange(false)` is called. */
  onValueChange: (id: string) => void
  /** Shows the row that adds a card. */
  onAdd?: () => void
  addText?: string
  /** A card is being added: its row is busy. */
  adding?: boolean
  title?: string
  /** Below the list; `null` for none. */
  hint?: ReactNode
}

/** The user's bank cards to select from, and a row to add one. */
export function CardSheet(props: CardSheetProps) {
  const { cards, value, onValueChange, onAdd, addText, adding = false, title, hint, ...rest } = props
  const t = usePartStrings('cardSheet', cardSheetStrings)

  const choose = (id: string) => {
    onValueChange(id)
    rest.onOpenChange(false)
  }

  return (
    <Sheet {...rest} title={title ?? t.title}>
      {cards.length === 0 && <EmptyState title={t.empty} text={t.emptyText} drawing={<DrawingCard />} />}
      {(cards.length > 0 || onAdd) && (
        <Surface pad="list">
          <ul>
            {cards.map((card) => (
              <li key={card.id} className={styles.item}>
                <CardButton card={card} chosen={card.id === value} onChoose={choose} />
              </li>
            ))}
            {onAdd && (
              <li className={styles.item}>
                <button
                  type="button"
                  className={styles.add}
                  aria-busy={adding || undefined}
                  disabled={adding}
                  onClick={onAdd}
                >
                  <span className={styles.plus}>{adding ? <Spinner /> : <IconPlus />}</span>
                  <span className={styles.name}>{addText ?? t.add}</span>
                  <IconChevron />
                </button>
              </li>
            )}
          </ul>
        </Surface>
      )}
      {hint !== null && cards.length > 0 && <p className={styles.hint}>{hint ?? t.hint}</p>}
    </Sheet>
  )
}

interface CardButtonProps {
  card: CardOption
  chosen: boolean
  onChoose: (id: string) => void
}

function CardButton({ card, chosen, onChoose }: CardButtonProps) {
  const t = usePartStrings('bankCardRow', bankCardRowStrings)
  const { disabledReason } = card
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={chosen}
      disabled={Boolean(disabledReason)}
      onClick={() => onChoose(card.id)}
    >
      <BankLogo
        bankName={card.bankName}
        src={card.logo}
        className={disabledReason ? styles.pale : undefined}
      />
      <span className={styles.name}>
        <span>{`${card.bankName} `}</span>
        <span className={styles.kind}>{card.kind ?? t.kind}</span>
        <span className={styles.note}>
          <span className={styles.tail}>{t.tail(card.tail)}</span>
          {card.note && (
            <>
              <span> · </span>
              {ownText(card.note)}
            </>
          )}
        </span>
        {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
      </span>
      {chosen && <IconCheck className={styles.check} />}
    </button>
  )
}
