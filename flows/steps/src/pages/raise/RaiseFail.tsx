import {
  creditGetPromotionProcessQuery,
  creditPreValidatorQuery,
  creditQueryPushStreamResultQuery,
} from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { useOpenUrl } from '@koo/page'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { authSearch } from '../../blocks/precheck/authSearch.ts'
import { RECORDING } from '../../blocks/precheck/codes.ts'
import { authorisationIn } from '../../blocks/precheck/index.ts'
import { copy, failCopy } from './copy.ts'
import { failureFace } from './failureFace.ts'
import { fresh, joinFresh } from '../../blocks/precheck/fresh.ts'
import type { failStep } from './step.ts'

export const search = authSearch

type Props = StepPageProps<typeof failStep, typeof search>

/** A verification that has not passed: why, as far as the server says, and whether it may be tried again. */
export default function RaiseFail({ search: { authId }, exit }: Props) {
  if (authId !== undefined) return <FailureOf authId={authId} exit={exit} />
  return <ResultPage tone="wait" {...copy.unknown} actions={<Home exit={exit} />} />
}

function FailureOf({ authId, exit }: Pick<Props, 'exit'> & { authId: string }) {
  const openUrl = useOpenUrl()
  const permission = useCall(creditPreValidatorQuery, { authId }, fresh)
  // Only a recording says later why it failed.
  const isRecorded = authId === RECORDING
  const recording = useCall(creditQueryPushStreamResultQuery, {}, { ...fresh, enabled: isRecorded })
  const promotion = useCall(creditGetPromotionProcessQuery, {})
  const { data, ...query } = joinFresh({ permission })
  const isSettled = !promotion.isPending && (!isRecorded || recording.isFetchedAfterMount)
  return (
    <QueryBoundary
      query={{ ...query, data: isSettled ? data : undefined }}
      skeleton="result"
      failedTitle={copy.failed}
    >
      {(known) => {
        const seen = isRecorded && !recording.isError ? recording.data : undefined
        const { mayTryAgain, ...face } = failureFace(known.permission, seen)
        const link = authorisationIn(promotion.data, authId)?.linkUrl
        const again = mayTryAgain && link ? link : null
        return (
          <ResultPage
            {...face}
            actions={
              <>
                {again !== null && (
                  <Button data-event="again" block onClick={() => openUrl(again)}>
                    {failCopy.again}
                  </Button>
                )}
                <Home exit={exit} {...(again !== null && { kind: 'text' })} />
              </>
            }
          />
        )
      }}
    </QueryBoundary>
  )
}

const Home = ({ exit, kind }: Pick<Props, 'exit'> & { kind?: 'text' }) => (
  <Button data-event="raise_home" block {...(kind && { kind })} onClick={() => exit('home')}>
    {copy.home}
  </Button>
)
