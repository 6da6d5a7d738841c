import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { useCeiling } from '@koo/steps/configured'
import { useState } from 'react'
import { OneClickGate } from '../../model/publish/OneClickGate.tsx'
import { readOneClickOffer } from '../offer.ts'
import { usePending, type Pending } from '../pending.ts'
import { choiceFault, quoteOneClick } from '../quote.ts'
import type { OneClickLoan } from '../useApply.ts'
import { useOfferQuery } from '../../model/offer/useOfferQuery.ts'
import { Agreements } from './Agreements.tsx'
import { copy } from './copy.ts'
import { readingSearch } from '../../model/queries/reading.ts'
import type { ReadingExit, ReadingOptions, step } from './step.ts'

export const search = readingSearch

type Props = StepPageProps<typeof step, typeof search, ReadingOptions>

/**
 * /result/droolsprotocolv2 and /result/droolsv2verification: the agreements that must be read before a one-click loan. Only
 * what was selected comes from the page before; the offer and its figures are requested again. Larger than other pages: it
 * publishes a loan.
 */
export default function Reading({ options: { kind }, exit }: Props) {
  const pending = usePending()
  const [selected] = useState(() => pending.load())
  return (
    <OneClickGate
      onAccepted={(loan) => void exit('done', loan)}
      onOther={() => exit('home')}
      // The customer comes from the result of the refused loan, and need not see it again.
      {...(selected && { shows: { listingId: selected.refused.listingId } })}
      exit={exit}
    >
      {selected ? <Offer kind={kind} selected={selected} exit={exit} /> : <Gone exit={exit} />}
    </OneClickGate>
  )
}

interface OfferProps extends ReadingOptions {
  selected: Pending
  exit: ReadingExit
}

/** The offer that was confirmed, as it is now. */
function Offer({ kind, selected, exit }: OfferProps) {
  const now = useGateway().serverNow()
  const ceiling = useCeiling()
  const query = useOfferQuery(selected.refused)
  return (
    <QueryBoundary query={query} skeleton="list" failedTitle={copy.failed}>
      {(reply) => {
        const loan = loanOf(readOneClickOffer(reply, now, ceiling), selected, now)
        return loan ? (
          <Agreements kind={kind} loan={loan} selected={selected} exit={exit} />
        ) : (
          <Gone exit={exit} />
        )
      }}
    </QueryBoundary>
  )
}

/** The loan with the figures of this offer; null for another offer than the confirmed one. */
function loanOf(
  offer: ReturnType<typeof readOneClickOffer>,
  { serial, use, rightId, ...choice }: Pending,
  now: number,
): OneClickLoan | null {
  if (offer?.serial !== serial || choiceFault(offer, choice, now) !== null) return null
  const quote = quoteOneClick(offer, choice, now)
  // A coupon or a right that has ended meanwhile would change the payment that was confirmed.
  const isSame = (quote?.coupon?.id ?? null) === choice.couponId && (quote?.right?.id ?? null) === rightId
  return quote && isSame ? { offer, quote, use } : null
}

/** Nothing is left to confirm: the offer has ended, or was confirmed elsewhere. */
function Gone({ exit }: { exit: ReadingExit }) {
  const { action, ...texts } = copy.gone
  return (
    <ResultPage
      tone="bad"
      {...texts}
      actions={
        <Button block onClick={() => exit('lead')}>
          {action}
        </Button>
      }
    />
  )
}
