import { merchantGetTobaccoLoanDataQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { PageSkeleton, ResultPage } from '@koo/page/layout'
import { isLoading, useCall, useGateway } from '@koo/page/query'
import { copy } from './copy.ts'
import { reasonIn } from './licence.ts'
import { useRefusal } from './refusal.ts'
import type { FailureProps } from './step.ts'

const text = copy.failure

/** Why the verification has not passed: in the server's words, or after a reload as its data say. */
export function NotPassed({ exit }: Pick<FailureProps, 'exit'>) {
  const { data: refusal } = useRefusal()
  const known = useCall(merchantGetTobaccoLoanDataQuery, {}, { enabled: refusal === null })
  const now = useGateway().serverNow()
  if (isLoading(known)) return <PageSkeleton kind="result" />
  const reason = refusal?.text ?? (known.data && reasonIn(known.data, now)) ?? text.other
  return (
    <ResultPage
      tone="bad"
      title={text.title}
      text={reason}
      kept={text.kept}
      actions={
        <>
          <Button data-event="again" block onClick={() => exit('again')}>
            {text.again}
          </Button>
          <Button block kind="text" onClick={() => exit('home')}>
            {text.home}
          </Button>
        </>
      }
    />
  )
}
