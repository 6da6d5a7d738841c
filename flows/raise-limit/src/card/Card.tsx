import { creditPreValidatorQuery, creditQueryCreditCardListQuery } from '@koo/api-client/calls'
import type { CreditCard, Permission } from '@koo/api-client/types'
import { useBackCloses } from '@koo/flow'
import { PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { joinQueries, once, useCall, useInvalidate } from '@koo/page/query'
import { NotPermitted } from '@koo/steps/precheck'
import { useState } from 'react'
import { CardForm } from './CardForm.tsx'
import { CardList } from './CardList.tsx'
import { AUTH_ID } from './constants.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { useCards } from './useCards.ts'

export default function Card({ exit }: Props) {
  const cards = useCards()
  const permission = useCall(creditPreValidatorQuery, { authId: AUTH_ID }, once)
  return (
    <QueryBoundary
      query={joinQueries({ cards, permission })}
      skeleton={<PageSkeleton kind="form" count={3} />}
      failedTitle={copy.failed}
    >
      {(known) => <Cards {...known} exit={exit} />}
    </QueryBoundary>
  )
}

interface CardsProps extends Pick<Props, 'exit'> {
  cards: readonly CreditCard[]
  permission: Permission
}

/** Without a card the form is there at once; with one it is shown when the customer wants another. */
function Cards({ cards, permission, exit }: CardsProps) {
  // Of the first reply: a card that is found after a lost reply must not take the form away.
  const [isAdding, setAdding] = useState(cards.length === 0)
  const [hasCards] = useState(!isAdding)
  const invalidate = useInvalidate()
  useBackCloses(isAdding && hasCards, () => {
    setAdding(false)
    // A submit without a reply may have bound a card.
    void invalidate(creditQueryCreditCardListQuery, {})
    void invalidate(creditPreValidatorQuery, { authId: AUTH_ID })
  })
  if (!isAdding) return <CardList cards={cards} permission={permission} onAdd={() => setAdding(true)} />
  return permission.allowed ? <CardForm exit={exit} /> : <NotPermitted permission={permission} exit={exit} />
}
