import {
  creditGetPromotionProcessQuery,
  creditQueryAmountQuery,
  creditQueryLimitLogQuery,
} from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { momentText } from '@koo/page/time'
import { authorisationIn } from '../../blocks/precheck/index.ts'
import { readTime } from '../../blocks/readTime.ts'
import { copy, resultCopy } from './copy.ts'
import { fresh, joinFresh } from '../../blocks/precheck/fresh.ts'
import { Raised } from './Raised.tsx'
import { raiseBy, raisesIn, type Raise } from '../../blocks/precheck/raises.ts'
import type { ResultProps } from './step.ts'

export interface LastRaiseProps extends Pick<ResultProps, 'exit'> {
  /** The verification that has passed. Without it the raise is the last one, whatever brought it. */
  authId?: string
}

/** The raise of the limit by a verification, or the last one. */
export function LastRaise({ authId, exit }: LastRaiseProps) {
  const gateway = useGateway()
  const amounts = useCall(creditQueryAmountQuery, {}, fresh)
  const log = useCall(creditQueryLimitLogQuery, {}, fresh)
  // Names the verification. Where it does not come the page does without.
  const isNamed = authId !== undefined
  const promotion = useCall(creditGetPromotionProcessQuery, {}, { enabled: isNamed })
  const { data, ...query } = joinFresh({ amounts, log })
  const isSettled = !isNamed || !promotion.isPending

  function textsOf(raise: Raise | null, isOwn: boolean) {
    if (isNamed) return isOwn ? resultCopy.raised : copy.passed
    const at = raise && readTime(raise.time)
    const moment = at === null ? null : momentText(at, gateway.serverNow())
    return { title: resultCopy.last.title, text: moment && resultCopy.last.on(moment) }
  }
  return (
    <QueryBoundary
      query={{ ...query, data: isSettled ? data : undefined }}
      skeleton="result"
      failedTitle={copy.failed}
    >
      {(known) => {
        const { raise, isOwn } = raiseBy(
          raisesIn(known.log),
          isNamed ? authorisationIn(promotion.data, authId)?.title : undefined,
        )
        if (raise === null && !isNamed) return <NoRaise exit={exit} />
        return <Raised {...textsOf(raise, isOwn)} raise={raise} amounts={known.amounts} exit={exit} />
      }}
    </QueryBoundary>
  )
}

const NoRaise = ({ exit }: Pick<ResultProps, 'exit'>) => (
  <ResultPage
    tone="wait"
    {...resultCopy.none}
    actions={
      <Button data-event="raise_home" block onClick={() => exit('home')}>
        {copy.home}
      </Button>
    }
  />
)
