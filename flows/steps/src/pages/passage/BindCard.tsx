import { channelBindCard } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { draftOf, type DraftShape } from '@koo/page/draft'
import { useSubmit } from '@koo/page/form'
import { BusyPage, LoadFailure, ResultPage } from '@koo/page/layout'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { BindCardProps } from './step.ts'
import { useStillHere } from './useStillHere.ts'

/**
 * That the customer has been at the bank's page; exported for stories. Without a card the server names this page again. Another
 * customer in the same tab has not been there.
 */
export const leftShape: DraftShape<{ left: true }> = {
  key: 'bind_card_left',
  version: 1,
  read: () => ({ left: true }),
}

type Face = 'leaving' | 'returned' | 'refused'

export default function BindCard({ exit }: BindCardProps) {
  const host = useHost()
  const { how, leave: leaveFor } = useStillHere()
  const left = draftOf(host, leftShape)
  const [face, setFace] = useState<Face>(() => (left.load() === null ? 'leaving' : 'returned'))
  const { run, failure } = useSubmit(channelBindCard, {
    repeatable: true,
    onDone: async ({ url }) => {
      await leaveFor(async () => {
        const isOpen = await host.openUrl(url)
        if (isOpen) left.save({ left: true })
        else setFace('refused')
        return isOpen
      })
    },
  })
  const leave = () => {
    setFace('leaving')
    // The bank comes back to the start of the flow, where the server says what is next.
    return run({ callBackUrl: new URL('.', location.origin + location.pathname).href })
  }
  useOnOpen(() => face === 'leaving' && leave())
  if (failure)
    return (
      <LoadFailure
        error={failure.error}
        title={copy.bindCard.failed}
        text={failure.text}
        kept={copy.kept}
        onRetry={leave}
      />
    )
  if (face === 'refused')
    return (
      <ResultPage
        tone="bad"
        drawing={<DrawingCard />}
        {...copy.refused}
        kept={copy.kept}
        actions={
          <Button block onClick={leave}>
            {copy.retry}
          </Button>
        }
      />
    )
  if (face === 'leaving' && how === null)
    return <BusyPage drawing={<DrawingCard />} {...copy.bindCard.leaving} />
  return (
    <ResultPage
      tone="wait"
      drawing={<DrawingCard />}
      {...copy.bindCard.returned}
      actions={
        <>
          <Button block onClick={() => exit('done')}>
            {copy.next}
          </Button>
          <Button block kind="text" onClick={leave}>
            {copy.bindCard.again}
          </Button>
        </>
      }
    />
  )
}
