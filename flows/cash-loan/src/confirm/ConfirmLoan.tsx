import type { CallOptions, Gateway } from '@koo/api-client'
import { cashQueryCouponsQuery, cashQueryLoanAgreementsQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { FooterBar } from '@koo/kit/FooterBar'
import { LoanButton } from '@koo/kit/LoanButton'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { cardTail } from '@koo/page'
import { draftOf, type DraftShape } from '@koo/page/draft'
import { lazySheet, QueryBoundary, useSheet, useWhenIdle } from '@koo/page/layout'
import { once, useCall, useInvalidate } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { useConsentIfMissing, type ConsentOptions } from '@koo/steps/consent'
import { prefetchCosts } from '@koo/steps/cost'
import { shortMoney } from '@koo/pricing'
import { askLender, type LoanDraft, useLender } from '@koo/steps/loan'
import { usePublish, type BeforePublish, type PublishStatus } from '@koo/steps/publishing'
import { prefetchLeaveSurvey, useSurveyOnLeaving, type SurveyPage } from '@koo/steps/survey'
import { useCallback, useState, type ReactNode } from 'react'
import { commitmentQuery } from '../model/queries/commitment.ts'
import { LOAN_TYPE, type LEAD_MARKER } from '../constants.ts'
import type { CashLoanEvents } from '../events.ts'
import type { NextPage } from '../model/nextPage.ts'
import { KIND } from '../model/publish/kinds.ts'
import { useCashPublisher, type LoanRequest } from '../model/publish/publishing.ts'
import { copy } from './copy.ts'
import { Forward } from './Forward.tsx'
import { draftFrom, type ConfirmSearch } from '../model/queries/confirm.ts'
import { cashSigning } from './signing.ts'
import type { ConfirmExit } from './step.ts'
import { copy as termsCopy } from '../model/terms/copy.ts'
import { applicationOf, requestOf, termsKey } from '../model/terms/terms.ts'
import { TermsSkeleton } from './TermsSkeleton.tsx'
import { TermsView } from './TermsView.tsx'
import { costsOf } from '../model/terms/costs.ts'
import { termsFailure } from '../model/terms/termsFailure.tsx'
import { useTerms, type ReadTerms } from '../model/terms/useTerms.ts'
import { useStoredMaximum } from './useStoredMaximum.ts'

const SigningDialog = lazySheet(() => import('@koo/steps/signing/dialog'))
const LenderInfo = lazySheet(() => import('./LenderInfo.tsx'))

const prefetchParts = () => {
  prefetchCosts()
  SigningDialog.prefetch()
  LenderInfo.prefetch()
  prefetchLeaveSurvey()
}

export interface ConfirmLoanProps {
  options: NextPage
  search: ConfirmSearch
  exit: ConfirmExit
  /** What differs between the products that are confirmed here. */
  product: {
    consent: ConsentOptions
    /** The draft of its loan page, which gets the selection when proofs come first. */
    draft: DraftShape<LoanDraft>
    /** Marks the terms and the application of a partner's loan. */
    marker?: typeof LEAD_MARKER
    /** The survey of the page. */
    survey: SurveyPage
  }
}

/**
 * The lender's terms, the consent, the code, and one loan. Larger than other pages: the terms must fit the request, be
 * shown completely, and be sent once.
 */
export function ConfirmLoan({ search, exit, options, product }: ConfirmLoanProps) {
  const [isLarge] = useState(hasLargeText)
  const [without, setWithout] = useState<readonly string[]>([])
  const request = requestOf(search, without, product.marker)
  const publisher = useCashPublisher()
  const query = useTerms(request)
  const consent = useConsentIfMissing(product.consent, cashQueryLoanAgreementsQuery)
  const sheet = useSheet<'lender'>()
  const track = useTrack<CashLoanEvents>()
  const invalidate = useInvalidate()
  useSurveyOnLeaving(product.survey)
  const { data } = query
  useStoredMaximum(product.marker ? undefined : data?.offer)
  const lender = useCall(askedLender, { typeId: LOAN_TYPE }, once)
  const ask = useLender(LOAN_TYPE)
  const host = useHost()
  const supplement = () => {
    draftOf(host, product.draft).save(draftFrom(search))
    return exit('supplement')
  }

  const application = data && applicationOf(request, data.terms)
  const isMixed = application?.isMixed ?? false
  const kind = isMixed ? KIND.mixed : product.marker ? KIND.lead : KIND.cash

  const before = async (): Promise<BeforePublish> => {
    if (!(await consent.check())) return { stop: null }
    const answer = await ask()
    if (answer.is === 'allowed') return 'go'
    if (answer.is === 'unreachable') return { stop: termsCopy.unreachable }
    if (answer.is === 'missing') {
      await supplement()
      return { stop: null }
    }
    // The reason may be a loan that this device does not know: it is found before anything is said.
    const found = await publisher.lookForOpen()
    return { stop: found === 'open' ? null : answer.reason || termsCopy.unreachable }
  }
  const { status, submit, dialog, costs } = usePublish<LoanRequest, { signNo: string }>({
    publisher,
    lastClosed: data?.lastClosed,
    request: ({ signNo }) => application?.signed(signNo) ?? null,
    key: () => ({ terms: termsKey(request, isMixed), kind }),
    cost: { of: (_, figures) => (data ? costsOf(data, figures) : null), onDiffers: query.refetch },
    sign: { ...cashSigning, termsNo: data?.terms.termsNo ?? null },
    before,
    onEnd: (end) => end.is === 'stale' && query.refetch(),
  })
  const wait = status.is === 'unsigned' ? status.wait : 0
  const { next } = options
  // The same function in every render: another one would start the wait again.
  const prefetch = useCallback(() => {
    prefetchParts()
    next().catch(() => undefined)
  }, [next])
  useWhenIdle(data !== undefined, prefetch)

  const showLender = () => {
    sheet.open('lender')
    track('lender_info', { lender_id: String(data?.terms.instId ?? '') })
  }
  const page = (body: ReactNode) => (
    <Page
      busy={!data}
      footer={
        <FooterBar above={!isLarge && consent.line}>
          <LoanButton data-event="publish" lock={0} disabled={!data || wait > 0} onClick={() => submit()}>
            {wait > 0 ? copy.waitForCode(wait) : copy.confirm}
          </LoanButton>
        </FooterBar>
      }
    >
      <Alert status={status} />
      {body}
      {isLarge && consent.line}
      {costs}
      <SigningDialog {...dialog} {...(data && { subject: signedText(data) })} />
    </Page>
  )
  if (lender.data?.is === 'missing') return <Forward to={supplement} />
  return (
    <QueryBoundary
      query={query}
      skeleton={page(<TermsSkeleton />)}
      failed={(error) =>
        termsFailure(error, {
          onBack: () => exit('form'),
          onWithout(ids) {
            // The loan page then offers the remaining coupons.
            void invalidate(cashQueryCouponsQuery)
            setWithout((before) => [...before, ...ids])
          },
        })
      }
    >
      {({ terms, offer }) =>
        terms.commitment && !product.marker ? (
          <Forward to={() => exit('commitment', commitmentQuery(search, terms))} />
        ) : (
          page(
            <>
              <TermsView terms={terms} offer={offer} request={request} onLenderInfo={showLender}>
                {consent.rows}
              </TermsView>
              <LenderInfo {...sheet.props('lender')} name={terms.instName} />
            </>,
          )
        )
      }
    </QueryBoundary>
  )
}

/** Root size, px, from which a consent in the bar would leave the page too little room: it stands at the end of the page. */
const LARGE_TEXT = 24

const hasLargeText = () => parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT

/** What the code signs, from the terms that are sent. */
const signedText = ({ terms: { userBankInfoDTO: card }, offer }: ReadTerms) =>
  copy.signed(shortMoney(offer.amount), offer.periods, `${card.bankName} ${cardTail(card.cardNo)}`)

/** Asked when the page opens, so that nobody reads terms whose proofs are missing; the button asks again. */
const askedLender = (gateway: Gateway, request: { typeId: string }) => ({
  queryKey: ['lender', request] as const,
  queryFn: ({ signal }: CallOptions) => askLender(gateway, request, { signal }),
})

/** Why nothing was sent, in the words of the page. */
function Alert({ status }: { status: PublishStatus }) {
  const text = textOf(status)
  return (
    text && (
      <Notice tone={status.is === 'unsigned' ? 'bad' : 'warn'} role="alert">
        {text}
      </Notice>
    )
  )
}

function textOf(status: PublishStatus): string | null {
  switch (status.is) {
    case 'unsigned':
      return status.message
    case 'stopped':
      return status.text
    case 'unreachable':
      return termsCopy.unreachable
    case 'elsewhere':
    case 'stale':
      return copy[status.is]
    default:
      return null
  }
}
