import { userQueryBankcardListV3Query } from '@koo/api-client/calls'
import { optionalQuery, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { maskedPhone } from '@koo/page'
import { useCall } from '@koo/page/query'
import { recordPage } from '@koo/steps/record'
import { cardFaces } from '../card/cards.ts'
import { CardTile } from '../card/CardTile.tsx'
import { CardActions } from './CardActions.tsx'
import { copy } from './copy.ts'
import type { DetailStep } from './step.ts'

/** Which card, by its id: an address has neither number nor bank of a card. */
export const search = optionalQuery({ card: /^[\w.-]{1,64}$/ })

type Props = StepPageProps<DetailStep, typeof search>

export default recordPage({
  useThing: ({ search: { card } }: Props) =>
    useCall(
      userQueryBankcardListV3Query,
      {},
      // Asked again when the customer is back from the bank, whose page may have changed the number.
      { staleTime: 0, select: (cards) => cardFaces(cards).find(({ id }) => id === card) ?? null },
    ),
  head: (card) => <CardTile card={card} />,
  // Bank, number and kind are on the card.
  sections: ({ phone }) => [
    { facts: [{ label: copy.phone, value: maskedPhone(phone), note: copy.phoneNote }] },
  ],
  footer: (card, { exit }) => <CardActions card={card} exit={exit} />,
  gone: ({ exit }) => ({
    ...copy.gone,
    drawing: <DrawingCard />,
    actions: (
      <Button data-event="card_list" block onClick={() => exit('list')}>
        {copy.list}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})
