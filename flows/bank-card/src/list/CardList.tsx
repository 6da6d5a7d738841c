import { userQueryBankcardListV3Query } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { recordsPage } from '@koo/steps/records'
import { cardFaces } from '../card/cards.ts'
import { CardTile } from '../card/CardTile.tsx'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** Height of a card without a notice, in CSS px. */
const CARD_HEIGHT = 130

export default recordsPage({
  name: 'bank_cards',
  call: userQueryBankcardListV3Query,
  request: () => ({}),
  rows: cardFaces,
  rowKey: ({ id }) => id,
  layout: 'cards',
  rowHeight: CARD_HEIGHT,
  renderRow: (card, { exit }: Props) => (
    <CardTile card={card} onOpen={() => exit('card', { card: card.id })} />
  ),
  footer: (_, { exit }) => (
    <Button data-event="add_card" block onClick={() => exit('add')}>
      {copy.add}
    </Button>
  ),
  empty: () => ({ ...copy.empty, drawing: <DrawingCard /> }),
  failedTitle: copy.failed,
  skeleton: 'cards',
})
