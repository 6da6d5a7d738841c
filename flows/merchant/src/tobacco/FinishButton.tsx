import { errorText, type GatewayError } from '@koo/api-client'
import { merchantUpdateYcdAuthStatus } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { useSubmit } from '@koo/page/form'
import { useRaised } from '@koo/steps/precheck'
import { copy } from './copy.ts'
import { useRefusal } from './refusal.ts'
import { reportOf } from './report.ts'
import type { PartProps } from './step.ts'

/** Reports that the verification is done. The server raises the limit once, however often it is told. */
export function FinishButton({ exit }: Pick<PartProps, 'exit'>) {
  const raised = useRaised()
  const { keep } = useRefusal()
  const { run, pending, failure } = useSubmit(merchantUpdateYcdAuthStatus, {
    // So a lost reply is an ordinary failure, and the button may be tapped again.
    repeatable: true,
    codes: {
      42122: (error: GatewayError) => {
        keep({ text: errorText(error) })
        void exit('failed')
      },
    },
    onDone() {
      keep(null)
      raised()
      return exit('next')
    },
  })
  return (
    <>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.text}
        </Notice>
      )}
      <Button data-event="finish_tobacco" block loading={pending} onClick={() => run(reportOf('done'))}>
        {copy.goods.done}
      </Button>
    </>
  )
}
