import { useHost } from '@koo/flow'
import { Notice } from '@koo/kit/Notice'
import { toast } from '@koo/kit/OverlayHost'
import { lazySheet, useDialog, useWhenIdle } from '@koo/page/layout'
import { timed, useCall, useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useRecordedConsent } from '../../consent/index.ts'
import type { CostFigures } from '../../cost/index.ts'
import {
  ApplicationGate,
  PROOF_MISSING,
  RefusedLoan,
  usePublish,
  usePublisher,
  type BeforePublish,
  type LoanResultQuery,
  type PublishEnd,
  type Publishing,
  type PublishSigning,
  type PublishStatus,
} from '../../publishing/index.ts'
import type { LoanSelection, LoanView } from '../figures/loanView.ts'
import type { LoanSeed } from '../form/draft.ts'
import { LoanApplication, type LaterProps } from '../LoanApplication.tsx'
import type { LoanProduct } from '../product.ts'
import { copy } from './copy.ts'
import { questionOf, type LoanQuestion } from './question.ts'

const CodeDialog = lazySheet(() => import('../../signing/SigningDialog.tsx'))

/** The code that is sent along with the application. */
export type LoanCode<Code> = Omit<PublishSigning<Code>, 'termsNo' | 'isSentAlong'>

export interface PublishedLoanProps<Terms extends object, Code extends object> {
  product: LoanProduct
  seed: LoanSeed
  publishing: Publishing<Terms & Code>
  /** Kind of the loan, as the server names it. */
  kind: string
  /** What is published of the loan that was selected; the code comes to it, where there is one. */
  terms(loan: LoanSelection): Terms
  /** Left out: the answer to the question publishes. */
  code?: LoanCode<Code>
  question: LoanQuestion
  /** What is shown in place of the loan page when its limits have failed so; null: the page says that they did not load. */
  instead(error: unknown): ReactNode
  /** What follows the first figures, once they are shown. */
  Later?: ComponentType<LaterProps>
  /** Called when a loan was made, this one or another that was open: opens its result. */
  onMade(loan: LoanResultQuery, kind: string | null): unknown
  /** Opens the page for missing data. */
  onSupplement(): Promise<unknown>
}

/**
 * The loan page of a product that is published from there: settles an open application first; then the customer selects,
 * confirms the figures, and gives the code, where there is one. What was entered is kept until the loan was made.
 */
export function PublishedLoan<Terms extends object, Code extends object>(
  props: PublishedLoanProps<Terms, Code>,
) {
  const { product, publishing, kind, code, onMade } = props
  const { memory } = useHost()
  const consent = useRecordedConsent(product.consent)
  const gateway = useGateway()
  const queries = useQueryClient()
  const finish = (loan: LoanResultQuery, made: string | null) => {
    // A loan of another kind that is still open does not end what was entered here.
    if (made === kind) {
      memory.removeItem(product.draft.key)
      consent.clear()
      // The limit has changed: the old one must not be shown while the new one loads, on no page that has asked this call.
      const [call] = product.limits(gateway, {}).queryKey
      queries.removeQueries({ queryKey: [call] })
    }
    void onMade(loan, made)
  }
  return (
    // The dialog of a code says itself that it is sending, and what is wrong with the code.
    <ApplicationGate publishing={publishing} onAccepted={finish} showsSending={code !== undefined}>
      <Application {...props} />
    </ApplicationGate>
  )
}

/** A loan as the customer confirms it: the selection, and the figures that the page shows. */
interface ShownLoan {
  loan: LoanSelection
  view: LoanView
}

function Application<Terms extends object, Code extends object>({
  product,
  seed,
  publishing,
  kind,
  terms,
  code,
  question,
  instead,
  Later,
  onSupplement,
}: PublishedLoanProps<Terms, Code>) {
  const publisher = usePublisher(publishing)
  const ask = useDialog()
  // The same query as that of the loan page: one request for both.
  const limits = useCall(timed(product.limits, useClock()), {})
  useWhenIdle(code !== undefined, CodeDialog.prefetch)

  const before = async ({ view }: ShownLoan): Promise<BeforePublish> => {
    // Nothing is sent before the customer has confirmed the figures.
    if (!(await ask(questionOf(question, view)))) return { stop: null }
    // No code is asked for while a loan is open that this device does not know.
    const found = code ? await publisher.lookForOpen() : 'none'
    if (found === 'unreachable') return { stop: copy.unreachable }
    return found === 'open' ? { stop: null } : 'go'
  }
  const { status, submit, dialog, costs } = usePublish<Terms & Code, Code, ShownLoan>({
    publisher,
    request: (signature, { loan }) => ({ ...terms(loan), ...signature }),
    key: ({ loan }) => ({ terms: JSON.stringify(terms(loan)), kind }),
    cost: { of: costsOf },
    // The server sends it for a loan of this kind, whatever is selected.
    ...(code && { sign: { ...code, termsNo: kind, isSentAlong: true } }),
    before,
    onEnd(end) {
      const text = textOf(end)
      if (text !== null) toast(text, { kind: 'fail' })
      // The reason may be a limit that has changed.
      if (end.is === 'refused') void limits.refetch()
    },
  })

  const other = limits.error === null ? null : instead(limits.error)
  if (other) return other
  if (status.is === 'refused') {
    const supplement = async () => {
      publisher.dismiss()
      await onSupplement()
    }
    return (
      <RefusedLoan
        message={status.message}
        onBack={publisher.dismiss}
        {...(status.code === PROOF_MISSING && { onSupplement: supplement })}
      />
    )
  }
  return (
    <>
      <LoanApplication
        product={product}
        seed={seed}
        notice={<Unsigned status={status} />}
        {...(Later && { Later })}
        onBorrow={(loan, view) => submit({ loan, view })}
        onSupplement={onSupplement}
      />
      {costs}
      {code && <CodeDialog {...dialog} />}
    </>
  )
}

/** What the loan costs by the figures of the page: no reply of this product states it. */
const costsOf = ({ view }: ShownLoan, figures: CostFigures) => {
  const quote = view.loan?.quote
  return quote ? figures.quote(quote, { id: '' }) : null
}

/** Why nothing was sent; null where something was, or the page says it elsewhere. */
function textOf(end: PublishEnd): string | null {
  switch (end.is) {
    case 'stopped':
      return end.text
    case 'unreachable':
    case 'elsewhere':
    case 'stale':
      return copy[end.is]
    default:
      return null
  }
}

/** Why no code could be sent. */
function Unsigned({ status }: { status: PublishStatus }) {
  if (status.is !== 'unsigned') return null
  return (
    <Notice tone="bad" role="alert">
      {status.wait > 0 ? copy.waitForCode(status.wait) : status.message}
    </Notice>
  )
}
