import { otherQueryUserMerchantQuery, userQueryBankcardListV3Query } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { ListPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { showsBankLogos } from '@koo/steps'
import { useBindCard } from '@koo/steps/bind-card'
import { cardFaces } from './cards.ts'
import { CardTile } from './CardTile.tsx'
import { copy } from './copy.ts'

export default function CardList() {
  const { addCard, pending } = useBindCard()
  const merchant = useCall(otherQueryUserMerchantQuery, {})
  const showsLogo = merchant.isSuccess && showsBankLogos(merchant.data)
  return (
    <ListPage
      query={useCall(userQueryBankcardListV3Query, {}, { select: cardFaces })}
      failedTitle={copy.failed}
      skeleton="cards"
      rows={(cards) => cards}
      rowKey={(card) => card.id}
      renderRow={(card) => <CardTile card={card} showsLogo={showsLogo} />}
      empty={{ ...copy.empty, drawing: <DrawingCard /> }}
      footer={
        <Button data-event="add_card" block loading={pending} onClick={() => addCard()}>
          {copy.add}
        </Button>
      }
    />
  )
}
