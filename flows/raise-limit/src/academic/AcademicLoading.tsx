import { errorText, isGatewayError } from '@koo/api-client'
import { Button } from '@koo/kit/Button'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { BusyPage, LoadFailure } from '@koo/page/layout'
import { useGone } from '@koo/page/time'
import { useRaised } from '@koo/steps/precheck'
import { useState } from 'react'
import { useTypedCode } from './code.ts'
import { copy } from './copy.ts'
import { findRecord } from './findRecord.ts'
import { useAcademicRecord } from './record.ts'
import type { LoadingProps } from './step.ts'

/** The code is in the memory of the tab: after a reload there is none, and the customer types it again. */
export default function AcademicLoading({ exit }: LoadingProps) {
  const { data: typed, keep: keepTyped } = useTypedCode()
  const { keep: keepRecord } = useAcademicRecord()
  const raised = useRaised()
  const gone = useGone()
  const [state, setState] = useState<'asking' | 'stopped' | 'left'>('asking')
  const code = typed?.code ?? ''
  const leave = (name: 'found' | 'lost') => {
    setState('left')
    return exit(name)
  }
  const refuse = (error: unknown) => {
    // A late reply says nothing about the code that is typed now.
    if (gone().aborted) return
    keepTyped({ code, state: 'sent', refusal: errorText(error) })
    void leave('lost')
  }
  const { run, failure } = useSubmit(findRecord, {
    codes: { 400: refuse, 42141: refuse },
    onDone(record) {
      // Also for the page that the customer has gone to meanwhile.
      raised()
      if (gone().aborted) return undefined
      keepRecord(record)
      keepTyped(null)
      return leave('found')
    },
  })
  const ask = async () => {
    setState('asking')
    await run({ onlineVerificationCode: code })
    // Also after the end of the session, which says nothing here.
    setState((now) => (now === 'left' ? now : 'stopped'))
  }
  useOnOpen(() => {
    if (typed?.state === 'asking') {
      keepTyped({ code, state: 'sent' })
      return ask()
    }
    if (typed === null) keepTyped({ code, state: 'lost' })
    return leave('lost')
  })
  if (state !== 'stopped') return <BusyPage drawing={<DrawingMagnifier />} {...copy.asking} />
  return (
    <LoadFailure
      error={failure?.error}
      title={copy.failed.title}
      text={failure ? textOf(failure.error) : copy.failed.stopped}
      money={copy.failed.money}
      kept={copy.failed.kept}
      onRetry={ask}
      footer={
        <Button block kind="text" onClick={() => leave('lost')}>
          {copy.failed.back}
        </Button>
      }
    />
  )
}

/** Nothing was submitted here, as the text of the catalogue says. */
const textOf = (error: unknown): string =>
  isGatewayError(error) && (error.kind === 'network' || error.kind === 'timeout')
    ? copy.failed.offline
    : errorText(error)
