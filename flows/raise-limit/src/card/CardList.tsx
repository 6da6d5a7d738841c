import type { CreditCard, Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { cardName } from '@koo/page'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'

export interface CardListProps {
  cards: readonly CreditCard[]
  permission: Permission
  onAdd(): void
}

/** The cards that are bound. Where no further one may be added, it says why in the lender's words. */
export function CardList({ cards, permission: { allowed, reason }, onAdd }: CardListProps) {
  const footer = (
    <FooterBar>
      <Button data-event="add_card" block onClick={onAdd}>
        {copy.add}
      </Button>
    </FooterBar>
  )
  return (
    <Page {...(allowed && { footer })}>
      {!allowed && <Notice>{readableText(reason || copy.notAllowed)}</Notice>}
      <Surface pad="list" heading={copy.cards}>
        <div role="list">
          {cards.map((card) => (
            <ListRow
              key={card.userCardId}
              role="listitem"
              label={cardName(card.bankName, card.cardNo, copy.kind)}
              note={daysOf(card)}
            />
          ))}
        </div>
      </Surface>
    </Page>
  )
}

/** The days that the bank has told. */
const daysOf = ({ billDay, repaymentDay }: CreditCard): string =>
  [billDay && copy.billDay(billDay), repaymentDay && copy.repaymentDay(repaymentDay)]
    .filter(Boolean)
    .join(' · ')
