import { errorText, isGatewayError } from '@koo/api-client'
import { Button } from '@koo/kit/Button'
import { ErrorState } from '@koo/kit/ErrorState'
import { FooterBar } from '@koo/kit/FooterBar'
import { IconWarn } from '@koo/kit/Icon'
import { LoanButton } from '@koo/kit/LoanButton'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { chunk, useChunk, useClock, useWhenIdle } from '@koo/steps'
import { useMemo, useState } from 'react'
import { useConfirmConsent } from './useConfirmConsent.ts'
import { usePublisher } from '../publish/publisherOf.ts'
import { copy } from './copy.ts'
import type { ConfirmExit } from './exits.ts'
import type { ConfirmSearch } from './search.ts'
import { isForRequest, requestOf, termsKey } from './terms.ts'
import { TermsSkeleton } from './TermsSkeleton.tsx'
import { TermsView } from './TermsView.tsx'
import { useSigning } from './useSigning.ts'
import { useTerms } from './useTerms.ts'

/** Dialogs of this page; their code comes while the terms are being read. */
const overlays = chunk(() => import('./overlays.tsx'))
const prefetch = () => {
  overlays.load().catch(() => undefined)
  import('../result/page.tsx').catch(() => undefined)
}

/** The lender's terms, consent, the code, and one loan. */
export function ConfirmLoan({ search, exit }: { search: ConfirmSearch; exit: ConfirmExit }) {
  const publisher = usePublisher()
  const now = useClock().now()
  const request = useMemo(() => requestOf(search), [search])
  const { data, error, isFetching, refetch } = useTerms(request)
  const module = useChunk(overlays)
  const consent = useConfirmConsent()
  const [isStale, setStale] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  const [isLenderOpen, setLenderOpen] = useState(false)
  const terms = data && isForRequest(data.terms, request) ? data.terms : null

  const publish = async (signNo: string) => {
    if (!data || !terms) return
    const loan = { ...request, amount: terms.amount, termsNo: terms.termsNo, signNo }
    const ended = await publisher.send(loan, data.readAt)
    // What the other tab sends is settled by the gate as soon as it is written down; until then this says why nothing moved.
    setElsewhere(ended === 'elsewhere')
    if (ended === 'stale') {
      setStale(true)
      await refetch()
    }
  }
  const signing = useSigning(terms?.termsNo ?? null, publish)
  useWhenIdle(terms !== null, prefetch)

  const confirm = async () => {
    if (!(await consent.stands())) return
    publisher.prepare(termsKey(request))
    await overlays.load()
    await signing.start()
  }
  // Without a code to type there is no dialog: why is said where the customer tapped.
  const trouble = signing.open ? null : (signing.locked ?? signing.error)
  const isWaiting = trouble !== null && signing.secondsLeft > 0

  if (data && !terms) return <Failed {...copy.mismatch} isRefusal onRetry={refetch} exit={exit} />
  if (error && !data && !isFetching) {
    const isRefusal = isGatewayError(error) && error.kind === 'result'
    // A business refusal is told in the catalogue's words (spec 8); anything else is a page that could not be loaded.
    const title = isRefusal ? errorText(error) : copy.failed.title
    return (
      <Failed title={title} text={copy.failed.text} isRefusal={isRefusal} onRetry={refetch} exit={exit} />
    )
  }
  return (
    <Page
      busy={!terms}
      footer={
        <FooterBar above={consent.line}>
          <LoanButton lock={0} disabled={!terms || isFetching || isWaiting} onClick={confirm}>
            {isWaiting ? copy.code.waitToAsk(signing.secondsLeft) : copy.confirm}
          </LoanButton>
        </FooterBar>
      }
    >
      {trouble !== null && (
        <Notice tone="bad" role="alert">
          {trouble}
        </Notice>
      )}
      {isElsewhere && (
        <Notice tone="warn" role="alert">
          {copy.elsewhere}
        </Notice>
      )}
      {isStale && (
        <Notice tone="warn" role="alert">
          {copy.stale}
        </Notice>
      )}
      {terms && !isFetching ? (
        <TermsView terms={terms} request={request} now={now} onLenderInfo={() => setLenderOpen(true)} />
      ) : (
        <TermsSkeleton />
      )}
      {module && <module.CodeStep signing={signing} />}
      {module && terms && (
        <module.LenderInfo open={isLenderOpen} onClose={() => setLenderOpen(false)} name={terms.instName} />
      )}
    </Page>
  )
}

interface FailedProps {
  title: string
  text: string
  /** The lender said no, or something else than was asked: the network is not to blame. */
  isRefusal: boolean
  onRetry(): unknown
  exit: ConfirmExit
}

/** Terms that cannot be had, or must not be shown. Says that nothing was borrowed, and leads back to the form. */
function Failed({ title, text, isRefusal, onRetry, exit }: FailedProps) {
  return (
    <Page
      footer={
        <FooterBar>
          <Button block onClick={() => exit('form')}>
            {copy.failed.back}
          </Button>
        </FooterBar>
      }
    >
      <ErrorState
        {...(isRefusal && { icon: <IconWarn /> })}
        title={title}
        text={text}
        onRetry={() => onRetry()}
        retryText={copy.failed.retry}
      />
    </Page>
  )
}
