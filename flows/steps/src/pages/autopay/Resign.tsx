import { repaymentGetAutopayStatusQuery } from '@koo/api-client/calls'
import type { RepaymentGetAutopayStatusContent as AutoPayState } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { useState } from 'react'
import { useDebitedCard } from '../../blocks/autoPay/useDebitedCard.ts'
import { useOpeningDialogs } from '../../blocks/autoPay/useOpeningDialogs.tsx'
import { copy } from './copy.ts'
import { signingOf } from './signing.ts'
import type { ResignProps } from './step.ts'

/** Signs automatic repayment again at the bank. Signing alone does not switch it on: that follows. */
export default function Resign({ exit }: ResignProps) {
  const state = useCall(repaymentGetAutopayStatusQuery, {}, { staleTime: 0 })
  return (
    <QueryBoundary query={state} skeleton="result" failedTitle={copy.failed}>
      {(known) => <ResignCard state={known} exit={exit} />}
    </QueryBoundary>
  )
}

function ResignCard({ state, exit }: Pick<ResignProps, 'exit'> & { state: AutoPayState }) {
  const card = useDebitedCard(true)
  const now = useGateway().serverNow()
  // Only the server knows for sure whether something was signed before.
  const [wasNever, setNever] = useState(false)
  const opening = useOpeningDialogs({
    resigns: true,
    onOpened: () => exit('done'),
    onNeverSigned: () => setNever(true),
  })
  const signing = wasNever ? 'never' : signingOf(state, card?.cardNo, now)
  const { title, text } = copy.again[signing]
  const settings = (
    <Button block kind={signing === 'never' ? 'primary' : 'text'} onClick={() => exit('done')}>
      {signing === 'never' ? copy.again.never.open : copy.again.settings}
    </Button>
  )
  return (
    <ResultPage
      tone={signing === 'never' ? 'quiet' : 'wait'}
      drawing={<DrawingCard />}
      title={title}
      text={text}
      facts={card ? [{ label: copy.card, value: card.name }] : []}
      actions={
        signing === 'never' ? (
          settings
        ) : (
          <>
            <Button data-event="resign" block loading={opening.busy} onClick={opening.open}>
              {copy.again.action}
            </Button>
            <Button block kind="text" onClick={() => exit('cards')}>
              {copy.again.cards}
            </Button>
            {settings}
          </>
        )
      }
    >
      {opening.dialogs}
    </ResultPage>
  )
}
