import type { CashPreApprovalContent, CashPreApprovalRequest } from '@koo/api-client/types'
import { FraudNotice } from '@koo/kit/FraudNotice'
import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { LoanTerms } from '@koo/kit/LoanTerms'
import { Notice } from '@koo/kit/Notice'
import { RepayDayHint } from '@koo/kit/RepayDayHint'
import { RepaymentPlan } from '@koo/kit/RepaymentPlan'
import { Surface } from '@koo/kit/Surface'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import {
  money,
  moneyCut,
  percentText,
  preClearPeriods,
  showsStruckThrough,
  toCents,
  totalDue,
} from '@koo/pricing'
import { cardName, useClock } from '@koo/page'
import { LENDERS_WITH_INFO } from '../constants.ts'
import * as styles from './confirm.css.ts'
import { copy } from './copy.ts'
import { methodOf, planRows } from './terms.ts'

export interface TermsViewProps {
  terms: CashPreApprovalContent
  request: CashPreApprovalRequest
  onLenderInfo(): void
}

/** The lender's terms, all of them the server's (security 1.10): what is read here is what is signed. */
export function TermsView({ terms, request, onLenderInfo }: TermsViewProps) {
  const now = useClock().now()
  const amount = toCents(terms.amount)
  const asked = toCents(request.amount)
  const card = terms.userBankInfoDTO
  return (
    <>
      <h2 className={styles.heading}>
        <VisuallyHidden>{copy.heading}</VisuallyHidden>
      </h2>
      {terms.amountChanged && (
        <Notice tone="warn" role="status">
          {copy.changed(moneyCut(amount), moneyCut(asked))}
        </Notice>
      )}
      <LoanAmountCard
        label={copy.amountLabel}
        amount={moneyCut(amount)}
        card={cardName(card.bankName, card.cardNo)}
      />
      <RepaymentPlan
        total={`¥${money(totalDue(terms.list))}`}
        summary={copy.perMonth(terms.period, money(toCents(terms.monthPay)))}
        rows={planRows(terms, now)}
      />
      <Surface>
        <LoanTerms
          principal={`¥${money(amount)}`}
          {...(terms.amountChanged && { adjusted: copy.adjusted(money(asked)) })}
          monthlyPayment={`¥${money(toCents(terms.monthPay))}`}
          periods={copy.periods(terms.period)}
          repaymentDay={copy.everyMonth(terms.repaymentDay)}
          repaymentMethod={methodText(terms)}
          {...rateTerms(terms)}
          {...discountTerms(terms)}
          institution={terms.instName}
          {...(LENDERS_WITH_INFO.includes(String(terms.instId)) && { onInstitutionInfo: onLenderInfo })}
          {...(terms.rewardText && { cashback: terms.rewardText })}
          {...(terms.arrivalTime && { arrival: copy.arrival(terms.arrivalTime) })}
          extra={extraTerms(terms)}
        />
      </Surface>
      <RepayDayHint day={terms.repaymentDay} />
      <FraudNotice />
    </>
  )
}

function rateTerms({ afterApr, beforeApr }: CashPreApprovalContent) {
  const isStruck = beforeApr != null && showsStruckThrough(beforeApr, afterApr)
  return { annualRate: percentText(afterApr), ...(isStruck && { annualRateBefore: percentText(beforeApr) }) }
}

function discountTerms({ couponAmount }: CashPreApprovalContent) {
  const discount = toCents(couponAmount)
  return discount > 0 ? { discount: `−¥${money(discount)}` } : {}
}

/** The discount as it was before the lender changed the amount (OC-51), and from when the loan may be cleared early. */
function extraTerms({
  amountChanged,
  couponAmountBefore,
  period,
  preClearCoefficient,
}: CashPreApprovalContent) {
  const before = toCents(couponAmountBefore)
  const clear = preClearPeriods(period, preClearCoefficient)
  return [
    ...(amountChanged && before > 0 ? [{ label: copy.discountBefore, value: `−¥${money(before)}` }] : []),
    ...(clear === null ? [] : [{ label: copy.clear.label, value: copy.clear.after(clear) }]),
  ]
}

/** Null leaves the line out: what the plan does not follow is not claimed. */
function methodText(terms: CashPreApprovalContent): string | null {
  const method = methodOf(terms)
  return method && copy.repaymentMethods[method]
}
