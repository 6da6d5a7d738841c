import { afterReview, mixedFigures, reviewedLoan } from '../../../ledger/lending/mixed.ts'
import { leadMaxCents } from '../../../ledger/limit/leadLimit.ts'
import type { Others } from '../others.ts'
import { partsOf } from '../lentParts.ts'
import { checkConfirmed } from '../../../ledger/cost/confirmation.ts'
import { bookLoan } from '../../../ledger/lending/lending.ts'
import { limitsIn } from '../../../ledger/limit/limits.ts'
import { centsOf, wireYuan } from '../../../engine/money.ts'
import { realTotalOf } from '../../../ledger/loans/rows.ts'
import { pollReview } from '../../../ledger/state/reviews.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import type { User } from '../../../engine/world.ts'
import type { Loan, Terms } from '../../../ledger/state/loan.ts'
import type { Wire, WireRequest } from '../../../engine/contract.ts'
import type { Context, Handlers } from '../../../engine/context.ts'
import { isClosedFor, nextSerial, seen, unseenLoans } from '../../../ledger/lending/applications.ts'
import { checkSigned, currentTerms } from '../../../ledger/lending/signing.ts'

/** Smallest remaining limit for another offer. */
const MORE_THAN_YUAN = 500

/** Handlers for publishing, and for the result of a published loan. */
export const publishHandlers = ({ offerAfter, splitInfo }: Others) =>
  ({
    'cash/publishV2'(request, context) {
      const user = context.user()
      const terms = currentTerms(user, request.termsNo, context.now)
      checkShown(terms, request)
      checkSplit(splitInfo(context, terms.quote.amountCents), request)
      checkSigned(user, terms, request.signNo)
      const { serialNumber, costConfirmation } = request
      checkConfirmed(costConfirmation, context.persona(), terms.quote, partsOf(context, terms, splitInfo))
      const loan = bookLoan(context, terms, { serialNumber, costConfirmation })
      return {
        loanId: loan.loanId,
        listingId: loan.listingId,
        paymentDay: String(terms.repaymentDay),
        serialNumber: loan.serialNumber,
      }
    },

    'cash/getLoanAfterProcessInfo'({ typeId, serialNumber, listingId }, context) {
      const { loans } = context.user()
      const loan =
        loans.find((each) => each.serialNumber === serialNumber) ??
        loans.find((each) => each.listingId === listingId)
      if (!loan) {
        const isClosed = isClosedFor(context, serialNumber)
        return { publishState: 'notFound', isClosed, listingId: null, loanId: null, showType: null }
      }
      const isRefused = typeId !== 'publishStatus' && loan.audit === 'auditFailure'
      const offer = isRefused ? offerAfter(context, loan) : null
      return {
        publishState: 'processed',
        listingId: loan.listingId,
        loanId: loan.loanId,
        kind: loan.kind ?? null,
        showType: null,
        ...offer,
      }
    },

    'cash/queryOpenApplications'({ typeId, seenSerialNumber }, context) {
      seen(context, seenSerialNumber)
      return {
        serialNumber: nextSerial(context, typeId),
        applications: unseenLoans(context).map(({ serialNumber, listingId, loanId, kind = null }) => ({
          serialNumber,
          listingId,
          loanId,
          kind,
        })),
      }
    },

    'cash/queryPublishStatus'({ listingId }, context) {
      const named = findLoan(context.user(), (each) => each.listingId === listingId)
      const loan = reviewedLoan(context, named)
      const review = loan.review ?? context.persona().audit
      if (pollReview(loan, review, context.now)) afterReview(context, loan)
      return { auditStatus: loan.audit, instShareProfitNew: review.share, auditTime: loan.auditAt }
    },

    'cash/queryResultPage'({ loanId, listingId }, context) {
      if (loanId === undefined && listingId === undefined)
        throw new Refusal(RESULTS.badRequest, '缺少借款编号，请补充后重试')
      const loan = findLoan(context.user(), (each) =>
        loanId === undefined ? each.listingId === listingId : each.loanId === loanId,
      )
      const { quote } = loan.terms
      return {
        loanId: loan.loanId,
        listingId: loan.listingId,
        serialNumber: loan.serialNumber,
        amount: wireYuan(quote.amountCents),
        loanPeriod: quote.period,
        monthPay: wireYuan(quote.monthPayCents),
        firstRepaymentDay: loan.terms.firstRepaymentDay,
        paymentDay: String(loan.terms.repaymentDay),
        bankName: loan.bankName,
        cardNo: loan.cardNo,
        afterApr: quote.afterApr,
        steps: null,
        ...moreThanCard(context),
        cashAvailAmountAll: wireYuan(limitsIn(context).usableCents),
        cashAvailAmountDl: wireYuan(leadMaxCents(context)),
        montyPayList: quote.rows.map((row) => wireYuan(realTotalOf(row))),
        ...mixedFigures(context, loan),
      }
    },

    'cash/queryGray'({ typeId }, context) {
      const { alisignApplyGray, ...page } = context.persona().resultPage
      if (typeId === '6') return { alisignApplyGray }
      if (typeId === 'loanResultPage') return page
      return {}
    },
  }) satisfies Handlers

/** The card that offers another loan, from the minimum of the specification on. */
function moreThanCard(context: Context): Pick<Wire<'cash/queryResultPage'>, 'textDto' | 'buttonDto'> {
  const yuan = Math.floor(limitsIn(context).usableCents / 100)
  if (yuan < MORE_THAN_YUAN) return { textDto: null, buttonDto: null }
  return {
    textDto: { text: `您还有${yuan}元额度可借` },
    buttonDto: {
      buttonText: '再借一笔',
      linkUrl: '/pages/credit/cash/home',
      cornerMark: '推荐',
      cornerStatus: 1,
    },
  }
}

function findLoan(user: User, fits: (loan: Loan) => boolean): Loan {
  const loan = user.loans.find(fits)
  if (!loan) throw new Refusal(RESULTS.loanNotFound)
  return loan
}

/** The published data must be those that were shown and signed; anything else is refused with 45006. */
function checkShown(terms: Terms, request: WireRequest<'cash/publishV2'>): void {
  const same =
    centsOf(request.amount) === terms.quote.amountCents &&
    request.loanPeriod === terms.quote.period &&
    request.userCardId === terms.userCardId &&
    request.loanUseCode === terms.loanUseCode &&
    (request.subLoanUseCode ?? null) === terms.subLoanUseCode &&
    (request.leadFlow !== undefined) === (terms.isLead === true) &&
    [terms.couponIds, terms.requestedCouponIds].some((ids) => sameIds(ids, request.couponIds))
  if (!same) throw new Refusal(RESULTS.ratesFailed)
}

/** Parts of a split loan are those of its terms, with no other tags; without any the lender splits the loan itself. */
function checkSplit(
  { canSplitLoan, splitAmountList, refuseAmount }: ReturnType<Others['splitInfo']>,
  request: WireRequest<'cash/publishV2'>,
): void {
  if (request.splitAmountList === undefined && request.refuseAmount === undefined) return
  const isSame =
    canSplitLoan === true &&
    request.splitAmountList?.length === splitAmountList?.length &&
    (request.splitAmountList ?? []).every((part, k) => isPartOf(part, splitAmountList?.[k])) &&
    centsOf(request.refuseAmount ?? 0) === centsOf(refuseAmount ?? 0)
  if (!isSame) throw new Refusal(RESULTS.ratesFailed)
}

type Part = NonNullable<ReturnType<Others['splitInfo']>['splitAmountList']>[number]

function isPartOf({ amount, dataGridList }: Part, own: Part | undefined): boolean {
  const tags = own?.dataGridList ?? []
  const isOwn = ({ fieldKey, fieldValue }: (typeof tags)[number]) =>
    tags.some((tag) => tag.fieldKey === fieldKey && tag.fieldValue === fieldValue)
  return own !== undefined && centsOf(amount) === centsOf(own.amount) && (dataGridList ?? []).every(isOwn)
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join()
}
