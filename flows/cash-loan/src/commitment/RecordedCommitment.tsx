import { cashSaveVideo } from '@koo/api-client/calls'
import type { Commitment } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { useSubmit } from '@koo/page/form'
import { PageSkeleton, SectionError } from '@koo/page/layout'
import { hasFailed } from '@koo/page/query'
import type { ReactNode } from 'react'
import { COVER, DEFAULT_TYPE } from './constants.ts'
import { copy } from './copy.ts'
import { mayCommit } from './recording.ts'
import { SpokenVideo } from './SpokenVideo.tsx'
import { useRecorder } from './useRecorder.ts'

interface RecordedCommitmentProps {
  /** What the server asks for; null: nothing any more. */
  commitment: Commitment | null
  /** `type` of the address: code of the video where the server asks for none. */
  type: string | undefined
  /** Name of the customer, for the sentence. */
  name: string | null
  onDone(): unknown
  /** The commitment itself. */
  children: ReactNode
}

/** The recorder, and the button that gives the commitment: with its video, or without one where that is allowed. */
export function RecordedCommitment({ commitment, type, name, onDone, children }: RecordedCommitmentProps) {
  const code = commitment?.type ?? type ?? DEFAULT_TYPE
  const isRequired = commitment?.videoOpen ?? false
  const recorder = useRecorder(code)
  const { recording, failTimes, last } = recorder
  const finish = () => {
    recorder.clear()
    return onDone()
  }
  // Saving a commitment twice makes no second one.
  const skip = useSubmit(cashSaveVideo, { repeatable: true, onDone: finish })
  const mayGive = mayCommit(isRequired, recording, failTimes)
  const isNeeded = commitment !== null && recording.state !== 'success'
  const give = () =>
    isNeeded
      ? skip.run({ code, ...COVER, videoSkipped: true, failReasons: [...recording.failures] })
      : finish()
  if (hasFailed(last)) {
    return (
      <Page>
        {children}
        <SectionError title={copy.lastFailed} onRetry={last.refetch} />
      </Page>
    )
  }
  if (last.isPending) return <PageSkeleton kind="detail" count={12} />
  return (
    <Page
      footer={
        <FooterBar>
          {skip.failure && (
            <Notice tone="bad" role="alert">
              {skip.failure.text}
            </Notice>
          )}
          <Button data-event="give" block disabled={!mayGive} onClick={give}>
            {isNeeded && mayGive ? copy.without : copy.submit}
          </Button>
        </FooterBar>
      }
    >
      {children}
      <SpokenVideo recorder={recorder} name={name} isRequired={isRequired} quiet={mayGive} />
    </Page>
  )
}
