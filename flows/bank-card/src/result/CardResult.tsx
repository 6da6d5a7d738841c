import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { cardName } from '@koo/page'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useState } from 'react'
import { cardsBefore } from '../add/cardsBefore.ts'
import { useCardsNow } from '../add/useCardsNow.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

export default function CardResult({ exit }: Props) {
  const host = useHost()
  const [before] = useState(() => cardsBefore(host).load())
  const now = useCardsNow()
  const toList = (kind: 'primary' | 'text') => (
    <Button data-event="card_list" block kind={kind} onClick={() => exit('list')}>
      {copy.list}
    </Button>
  )
  return (
    <QueryBoundary
      query={now}
      skeleton="result"
      failedTitle={copy.failed}
      failed={() => ({ footer: toList('text') })}
    >
      {({ cards }) => {
        if (before === null)
          return (
            <ResultPage tone="wait" drawing={<DrawingCard />} {...copy.unknown} actions={toList('primary')} />
          )
        // The newest card is the first one of the list.
        const added = cards.find(({ userCardId }) => !before.includes(userCardId))
        if (added)
          return (
            <ResultPage
              tone="ok"
              drawing={<DrawingCard />}
              {...copy.added}
              facts={[{ label: copy.card, value: cardName(added.bankName, added.cardNo) }]}
              actions={
                <>
                  {toList('primary')}
                  <Button data-event="to_loan" block kind="text" onClick={() => exit('loan')}>
                    {copy.loan}
                  </Button>
                </>
              }
            />
          )
        return (
          <ResultPage
            tone="quiet"
            drawing={<DrawingCard />}
            {...copy.none}
            actions={
              <>
                <Button data-event="add_again" block onClick={() => exit('again')}>
                  {copy.again}
                </Button>
                <Button data-event="refresh" block kind="text" onClick={() => now.refetch()}>
                  {copy.refresh}
                </Button>
                {toList('text')}
              </>
            }
          />
        )
      }}
    </QueryBoundary>
  )
}
