import { creditPreValidatorQuery, creditQueryLimitLogQuery } from '@koo/api-client/calls'
import type { AcademicRecord } from '@koo/api-client/types'
import { Notice } from '@koo/kit/Notice'
import { Skeleton } from '@koo/kit/Skeleton'
import { Stack } from '@koo/kit/Stack'
import { StateHead } from '@koo/kit/stateMark'
import { DrawingDocument } from '@koo/kit/Drawing'
import { useCall } from '@koo/page/query'
import { DONE, fresh, raiseBy, raisesIn } from '@koo/steps/precheck'
import { AUTH_ID } from '../academic/constants.ts'
import { copy } from './copy.ts'
import { hasEnded } from './facts.ts'

/** Whether the record has raised the limit, as far as the server says. */
export function Verdict({ record }: { record: AcademicRecord }) {
  const permission = useCall(creditPreValidatorQuery, { authId: AUTH_ID }, fresh)
  const log = useCall(creditQueryLimitLogQuery, {}, fresh)
  // What earlier pages were told is left out: there the record was not found yet.
  const isKnown = permission.isFetchedAfterMount && log.isFetchedAfterMount
  if (!isKnown || (permission.isError && permission.isFetching)) return <Waiting />
  if (permission.isError)
    return (
      <Notice tone="warn" role="alert" actionText={copy.retry} onAction={() => void permission.refetch()}>
        {copy.unknown}
      </Notice>
    )
  if (permission.data?.reasonCode === DONE) {
    const { raise, isOwn } = raiseBy(raisesIn(log.data ?? []), copy.logged)
    const text = raise && isOwn ? copy.by(raise.amount, raise.after) : copy.raised.text
    return <Head tone="ok" title={copy.raised.title} text={text} />
  }
  return hasEnded(record) ? <Head tone="quiet" {...copy.ended} /> : <Head tone="brand" {...copy.found} />
}

type HeadProps = { tone: 'ok' | 'quiet' | 'brand'; title: string; text: string }

const Head = (head: HeadProps) => <StateHead {...head} drawing={<DrawingDocument />} />

/** As high as the head. */
const Waiting = () => (
  <Stack align="center" aria-busy>
    <Skeleton shape="block" width={120} height={118} />
    <Skeleton width={140} height={30} />
    <Skeleton width={240} height={24} />
  </Stack>
)
