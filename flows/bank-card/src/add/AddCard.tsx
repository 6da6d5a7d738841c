import { userBindBankcardV2 } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { QueryBoundary } from '@koo/page/layout'
import { bindRequest } from '@koo/steps/bind-card'
import { leavePage } from '@koo/steps/passage/leave'
import { cardsBefore } from './cardsBefore.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { useCardsNow } from './useCardsNow.ts'

export default function AddCard(page: Props) {
  return (
    <QueryBoundary
      query={useCardsNow()}
      skeleton="result"
      failedTitle={copy.loadFailed}
      failed={() => ({
        kept: copy.kept,
        footer: (
          <Button data-event="card_list" block kind="text" onClick={() => page.exit('list')}>
            {copy.list}
          </Button>
        ),
      })}
    >
      {({ cards }) => <Leaving {...page} ids={cards.map(({ userCardId }) => userCardId)} />}
    </QueryBoundary>
  )
}

interface LeavingProps extends Props {
  ids: readonly string[]
}

/** Notes the cards of this moment, and leaves. */
function Leaving({ ids, ...page }: LeavingProps) {
  const host = useHost()
  useOnOpen(() => cardsBefore(host).save(ids))
  return <Leave {...page} />
}

const Leave = leavePage({
  call: userBindBankcardV2,
  // The page beside this one.
  request: () => bindRequest(new URL('result', location.origin + location.pathname).href),
  urlOf: ({ url }) => url,
  replace: true,
  drawing: <DrawingCard />,
  copy,
  onward: ({ exit }: Props, isBack) =>
    isBack ? { text: copy.result, go: () => exit('result') } : { text: copy.list, go: () => exit('list') },
})
