import type { CashPreApprovalContent, CashPreApprovalRequest } from '@koo/api-client/types'
import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { LenderName, LoanTerms } from '@koo/kit/LoanTerms'
import { Notice } from '@koo/kit/Notice'
import { RepayDayHint } from '@koo/kit/RepayDayHint'
import { RepaymentPlan } from '@koo/kit/RepaymentPlan'
import { Surface } from '@koo/kit/Surface'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import {
  exactCents,
  money,
  moneyCut,
  percentText,
  showsRepaymentDayHint,
  showsStruckThrough,
  sumCents,
  type Offer,
} from '@koo/pricing'
import { cardName } from '@koo/page'
import { useClock } from '@koo/page/time'
import { dueDays } from '@koo/steps'
import { useCeiling, useConfig } from '@koo/steps/configured'
import { FraudWarning } from '@koo/steps/fraud'
import type { ReactNode } from 'react'
import { LENDERS_WITH_INFO } from '../constants.ts'
import { MixedParts } from '../model/mixed/MixedParts.tsx'
import { clearAfter } from '../model/terms/clearAfter.ts'
import { planFacts } from '../model/terms/planFacts.ts'
import * as styles from './confirm.css.ts'
import { copy } from './copy.ts'
import { methodOf, mixedPart, planRows } from '../model/terms/terms.ts'

export interface TermsViewProps {
  terms: CashPreApprovalContent
  /** The figures of the terms. */
  offer: Offer
  request: CashPreApprovalRequest
  onLenderInfo(): void
  /** After the terms. */
  children?: ReactNode
}

// security 1.10
/**
 * The lender's terms, all from the reply: what is shown here is what is signed. Who lends and when the money is there stand with
 * the amount, in sight before anything is scrolled.
 */
export function TermsView({ terms, offer, request, onLenderInfo, children }: TermsViewProps) {
  const now = useClock().now()
  const noticeDays = useConfig('repaymentDayNotice')
  const ceiling = useCeiling()
  const { amount, isChanged, rows } = offer
  const requested = exactCents(request.amount)
  const days = dueDays(terms.firstRepaymentDay, terms.repaymentDay, rows.length)
  const perMonth = money(offer.monthlyPayment)
  const card = terms.userBankInfoDTO
  const mixLoanAmount = mixedPart(request, terms)
  const hasInfo = LENDERS_WITH_INFO.includes(String(terms.instId))
  const lender = <LenderName {...(hasInfo && { onInfo: onLenderInfo })}>{offer.lender}</LenderName>
  return (
    <>
      <h2 className={styles.heading}>
        <VisuallyHidden>{copy.heading}</VisuallyHidden>
      </h2>
      {isChanged && (
        <Notice tone="warn" role="status">
          {copy.changed(moneyCut(amount), moneyCut(requested))}
        </Notice>
      )}
      <LoanAmountCard
        label={copy.amountLabel}
        amount={moneyCut(amount)}
        card={cardName(card.bankName, card.cardNo)}
        facts={[
          { label: copy.lenderLabel, value: lender },
          {
            label: copy.arrivalLabel,
            value: terms.arrivalTime ? copy.arrival(terms.arrivalTime) : copy.arrivesUsually,
          },
        ]}
      />
      <RepaymentPlan
        total={`¥${money(sumCents(rows.map((row) => row.dueAfterDiscount)))}`}
        summary={copy.perMonth(offer.periods, perMonth)}
        rows={planRows(offer, days, now, planFacts(offer, terms, ceiling))}
      />
      <Surface>
        <LoanTerms
          principal={`¥${money(amount)}`}
          {...(isChanged && { adjusted: copy.adjusted(money(requested)) })}
          monthlyPayment={`¥${perMonth}`}
          periods={copy.periods(offer.periods)}
          repaymentDay={copy.everyMonth(terms.repaymentDay)}
          repaymentMethod={methodText(offer)}
          {...rateTerms(terms)}
          {...discountTerms(offer)}
          {...(terms.rewardText && { cashback: terms.rewardText })}
          arrival={null}
          extra={extraTerms(offer, terms)}
        />
      </Surface>
      {showsRepaymentDayHint(terms.repaymentDay, noticeDays) && <RepayDayHint day={terms.repaymentDay} />}
      {mixLoanAmount !== null && <MixedParts loan={{ amount: terms.amount, mixLoanAmount }} />}
      {children}
      <FraudWarning />
    </>
  )
}

function rateTerms({ afterApr, beforeApr }: CashPreApprovalContent) {
  const isStruck = beforeApr != null && showsStruckThrough(beforeApr, afterApr)
  return { annualRate: percentText(afterApr), ...(isStruck && { annualRateBefore: percentText(beforeApr) }) }
}

function discountTerms({ discount }: Offer) {
  return discount > 0 ? { discount: `−¥${money(discount)}` } : {}
}

/** The discount before the lender changed the amount (OC-51), and from which period on early settlement is possible. */
function extraTerms({ isChanged, discountBefore, periods }: Offer, terms: CashPreApprovalContent) {
  const clear = clearAfter(periods, terms)
  return [
    ...(isChanged && discountBefore > 0
      ? [{ label: copy.discountBefore, value: `−¥${money(discountBefore)}` }]
      : []),
    ...(clear === null ? [] : [{ label: copy.clear.label, value: copy.clear.after(clear) }]),
  ]
}

/** The repayment method; null, when the plan follows none, leaves the line out. */
function methodText(offer: Offer): string | null {
  const method = methodOf(offer)
  return method && copy.repaymentMethods[method]
}
