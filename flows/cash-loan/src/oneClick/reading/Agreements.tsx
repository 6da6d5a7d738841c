import { cashLoanConfirmHookV3Query } from '@koo/api-client/calls'
import type { LoanAgreement } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { toast } from '@koo/kit/OverlayHost'
import { useOnOpen } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { once, useCall } from '@koo/page/query'
import { recordConsent } from '@koo/steps/consent'
import { oneClickConsent } from '../consent.ts'
import { copy as offerCopy } from '../copy.ts'
import { agreementsToRead, nextOfReading } from '../forcedReading.ts'
import type { Pending } from '../pending.ts'
import { readingRequest } from '../request.ts'
import { useApply, type OneClickLoan } from '../useApply.ts'
import { copy } from './copy.ts'
import { ReadingList } from './ReadingList.tsx'
import { readingQuery } from '../../model/queries/reading.ts'
import type { ReadingExit, ReadingOptions } from './step.ts'

interface AgreementsProps extends ReadingOptions {
  loan: OneClickLoan
  selected: Pending
  exit: ReadingExit
}

/** What the server asks to be read for this loan; read and agreed to, the loan is published. */
export function Agreements({ kind, loan, selected, exit }: AgreementsProps) {
  const { offer, quote, use } = loan
  const check = useCall(cashLoanConfirmHookV3Query, readingRequest(offer, quote, use), once)
  const apply = useApply({
    refused: selected.refused,
    async onPage(page) {
      // The same again: the record of the reading did not count.
      if (page === kind) toast(offerCopy.abnormal, { kind: 'fail' })
      else await (page === 'supplement' ? exit(page) : exit(page, readingQuery(offer)))
    },
  })
  const publish = () => apply.run(loan)
  const record = useSubmit(
    (gateway, list: readonly LoanAgreement[]) => recordConsent(gateway, list, oneClickConsent),
    {
      // Recording the same reading twice does no harm.
      repeatable: true,
      async onDone(result) {
        if (result.isRecorded) await publish()
        else if (result.message !== null) toast(result.message, { kind: 'fail' })
      },
    },
  )
  return (
    <QueryBoundary query={check} skeleton="list" failedTitle={copy.failed}>
      {(reply) => {
        const next = nextOfReading(reply)
        const list = next === 'publish' ? [] : agreementsToRead(reply)
        if (next === 'abnormal' || list === null) return <Abnormal selected={selected} exit={exit} />
        if (next !== 'publish' && next !== kind) return <Onward go={() => exit(next, readingQuery(offer))} />
        return (
          <>
            <ReadingList
              kind={kind}
              loan={loan}
              agreements={list}
              isPending={record.pending || apply.isPending}
              onAgree={() => (list.length === 0 ? publish() : record.run(list))}
              onFrame={(url) => exit('frame', { url })}
            />
            {apply.costs}
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** The server asks for the other page. */
function Onward({ go }: { go: () => unknown }) {
  useOnOpen(go)
  return null
}

/** Nothing may be published: what has to be read is not known (gap 74). */
function Abnormal({ selected, exit }: Pick<AgreementsProps, 'selected' | 'exit'>) {
  const { action, ...texts } = copy.abnormal
  return (
    <ResultPage
      tone="bad"
      {...texts}
      actions={
        <Button block onClick={() => exit('again', { listingId: selected.refused.listingId })}>
          {action}
        </Button>
      }
    />
  )
}
