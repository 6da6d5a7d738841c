import { otherQueryUserMerchantQuery, userQueryBankcardListV3Query } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { ListPage, useCall } from '@koo/page'
import { useBindCard } from '@koo/steps/bind-card'
import { cardFaces } from './cards.ts'
import { CardTile } from './CardTile.tsx'
import { copy } from './copy.ts'

/** The merchant whose customers see no logos of banks (spec 7). */
const NO_LOGO_MERCHANT = 'koo'

export default function CardList() {
  const { addCard, pending } = useBindCard()
  // No logo is loaded until the merchant is known.
  const merchant = useCall(otherQueryUserMerchantQuery, {})
  const showsLogo = merchant.isSuccess && merchant.data !== NO_LOGO_MERCHANT
  return (
    <ListPage
      query={useCall(userQueryBankcardListV3Query, {}, { select: cardFaces })}
      failedTitle={copy.failed}
      rows={(cards) => cards}
      rowKey={(card) => card.id}
      renderRow={(card) => <CardTile card={card} showsLogo={showsLogo} />}
      empty={copy.empty}
      footer={
        <Button data-event="add_card" block loading={pending} onClick={() => addCard()}>
          {copy.add}
        </Button>
      }
    />
  )
}
