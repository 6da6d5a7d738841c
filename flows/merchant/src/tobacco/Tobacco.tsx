import { merchantGetTobaccoLoanDataQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { IntroPage } from '@koo/steps/precheck'
import { copy } from './copy.ts'
import { hasNothing } from './licence.ts'
import type { IntroProps } from './step.ts'

const text = copy.intro

/** What the verification takes. Asking for the data starts its reading, so much of it is there when the customer begins. */
export default function Tobacco({ exit }: IntroProps) {
  const data = useCall(merchantGetTobaccoLoanDataQuery, {}, { staleTime: 0 })
  return (
    <QueryBoundary query={data} skeleton="detail" failedTitle={text.failed}>
      {(known) => {
        const isMissing = hasNothing(known)
        return (
          <IntroPage
            head={
              isMissing && (
                <Notice tone="warn" role="status" heading={text.none}>
                  {text.noneText}
                </Notice>
              )
            }
            heading={text.heading}
            points={text.points}
            actions={
              isMissing ? (
                <>
                  <Button data-event="look_again" block onClick={() => data.refetch()}>
                    {text.again}
                  </Button>
                  <Button block kind="text" onClick={() => exit('failed')}>
                    {text.why}
                  </Button>
                </>
              ) : (
                <Button data-event="start_tobacco" block onClick={() => exit('start')}>
                  {text.start}
                </Button>
              )
            }
          />
        )
      }}
    </QueryBoundary>
  )
}
