import { channelBindCard } from '@koo/api-client/calls'
import { useHost, useReturned } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ErrorState } from '@koo/kit/ErrorState'
import { Page } from '@koo/kit/Page'
import { BusyPage, ResultPage, useOnOpen, useSubmit } from '@koo/page'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { BindCardProps } from './step.ts'

/** Tab storage key: the customer has been at the bank's page. Without a card the server names this page again. */
const LEFT = 'bind_card_left'

type Face = 'leaving' | 'returned' | 'refused'

export default function BindCard({ exit }: BindCardProps) {
  const host = useHost()
  const isBack = useReturned()
  const [face, setFace] = useState<Face>(() => (host.memory.getItem(LEFT) === '1' ? 'returned' : 'leaving'))
  const { run, failure } = useSubmit(channelBindCard, {
    repeatable: true,
    onDone: async ({ url }) => {
      if (await host.openUrl(url)) host.memory.setItem(LEFT, '1')
      else setFace('refused')
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
      <Page>
        <ErrorState title={copy.bindCard.failed} text={failure.text} onRetry={leave} />
      </Page>
    )
  if (face === 'refused')
    return (
      <ResultPage
        tone="bad"
        {...copy.refused}
        actions={
          <Button block onClick={leave}>
            {copy.retry}
          </Button>
        }
      />
    )
  if (face === 'leaving' && !isBack) return <BusyPage {...copy.bindCard.leaving} />
  return (
    <ResultPage
      tone="wait"
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
