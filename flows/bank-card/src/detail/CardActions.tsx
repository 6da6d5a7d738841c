import {
  userGetReservedPhoneChangeUrl,
  userQueryAllBankcardListQuery,
  userQueryBankcardListV3Query,
  userQueryCardStatusQuery,
  userUnbindBankcard,
} from '@koo/api-client/calls'
import type { ExitOf } from '@koo/flow'
import { useOpenUrl } from '@koo/page'
import { WriteButton } from '@koo/page/form'
import { useCall, useForget, useInvalidate } from '@koo/page/query'
import { useRef } from 'react'
import type { CardFace } from '../card/cards.ts'
import { copy } from './copy.ts'
import type { DetailStep } from './step.ts'

interface CardActionsProps {
  exit: ExitOf<DetailStep>
  card: CardFace
}

/** What can be done with a card. A number that differs is what the customer came for: then changing it is the primary button. */
export function CardActions({ card: { id, bankName, tail }, exit }: CardActionsProps) {
  const status = useCall(userQueryCardStatusQuery, { userCardId: id }, { staleTime: 0 })
  const openUrl = useOpenUrl(copy.notOpened)
  const forget = useForget()
  const invalidate = useInvalidate()
  const isUnbound = useRef(false)
  return (
    <>
      <WriteButton
        data-event="change_phone"
        block
        kind={status.data?.mobileDiffers === true ? 'primary' : 'secondary'}
        call={userGetReservedPhoneChangeUrl}
        request={{ userCardId: id, callBackUrl: addressOf(id) }}
        repeatable
        onDone={({ url }) => openUrl(url)}
      >
        {copy.changePhone}
      </WriteButton>
      <WriteButton
        data-event="unbind"
        block
        kind="text"
        call={userUnbindBankcard}
        request={{ userCardId: id }}
        confirm={{ ...copy.confirm, title: copy.confirm.title(bankName, tail), danger: true }}
        onDone={() => {
          isUnbound.current = true
          // No page shows the card once more, not even until its list is loaded again.
          forget(userQueryBankcardListV3Query)
          forget(userQueryAllBankcardListQuery)
          return exit('list')
        }}
        // After a lost reply the list says whether the card is still there.
        onSettled={() => (isUnbound.current ? undefined : invalidate(userQueryBankcardListV3Query, {}))}
      >
        {copy.unbind}
      </WriteButton>
    </>
  )
}

/** Where the bank's page comes back to: this page, with nothing of its query but the card. */
const addressOf = (card: string) => `${location.origin}${location.pathname}?${new URLSearchParams({ card })}`
