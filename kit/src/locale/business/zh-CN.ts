import { agreementLineStrings } from '../../AgreementLine/strings.ts'
import { agreementSheetStrings } from '../../AgreementSheet/strings.ts'
import { amountBoxStrings } from '../../AmountBox/strings.ts'
import { amountChipsStrings } from '../../AmountChips/strings.ts'
import { auditCountdownStrings } from '../../AuditCountdown/strings.ts'
import { bankCardRowStrings } from '../../BankCardRow/strings.ts'
import { cardSheetStrings } from '../../CardSheet/strings.ts'
import { cascadeFieldStrings } from '../../CascadeField/strings.ts'
import { codeDialogStrings } from '../../CodeDialog/strings.ts'
import { couponCardStrings } from '../../CouponCard/strings.ts'
import { couponRowStrings } from '../../CouponRow/strings.ts'
import { couponSheetStrings } from '../../CouponSheet/strings.ts'
import { drawCardStrings } from '../../DrawCard/strings.ts'
import { fraudNoticeStrings } from '../../FraudNotice/strings.ts'
import { infiniteScrollStrings } from '../../InfiniteScroll/strings.ts'
import { institutionInfoStrings } from '../../InstitutionInfo/strings.ts'
import { institutionListStrings } from '../../InstitutionList/strings.ts'
import { oneClickSheetStrings } from '../../OneClickSheet/strings.ts'
import { limitRingStrings } from '../../LimitRing/strings.ts'
import { loanAmountCardStrings } from '../../LoanAmountCard/strings.ts'
import { loanButtonStrings } from '../../LoanButton/strings.ts'
import { loanDetailSheetStrings } from '../../LoanDetailSheet/strings.ts'
import { loanHomeStrings } from '../../LoanHomeSkeleton/strings.ts'
import { loanTermsStrings } from '../../LoanTerms/strings.ts'
import { loanUseRowStrings } from '../../LoanUseRow/strings.ts'
import { loanUseSheetStrings } from '../../LoanUseSheet/strings.ts'
import { monthPayInfoStrings } from '../../MonthPayInfo/strings.ts'
import { periodCardStrings } from '../../PeriodCard/strings.ts'
import { periodRowStrings } from '../../PeriodRow/strings.ts'
import { publishingStateStrings } from '../../PublishingState/strings.ts'
import { pullToRefreshStrings } from '../../PullToRefresh/strings.ts'
import { repayDayHintStrings } from '../../RepayDayHint/strings.ts'
import { repaymentPlanStrings } from '../../RepaymentPlan/strings.ts'
import { resultTimelineStrings } from '../../ResultTimeline/strings.ts'
import { scheduleTableStrings } from '../../ScheduleTable/strings.ts'
import { searchBarStrings } from '../../SearchBar/strings.ts'
import { selectFieldStrings } from '../../SelectField/strings.ts'
import { uploadFieldStrings } from '../../UploadField/strings.ts'
import { checkGroupStrings } from '../../CheckGroup/strings.ts'
import { starsStrings } from '../../Stars/strings.ts'
import { swiperStrings } from '../../Swiper/strings.ts'
import { textAreaStrings } from '../../TextArea/strings.ts'
import { nameFieldStrings } from '../../NameField/strings.ts'
import { idNumberFieldStrings } from '../../IdNumberField/strings.ts'
import { bankCardFieldStrings } from '../../BankCardField/strings.ts'
import { dateFieldStrings } from '../../DateField/strings.ts'

/**
 * Strings of the business parts, Simplified Chinese. Each part has its own file, so that a page loads only the strings
 * it needs.
 */
export const businessZhCN = {
  amountBox: amountBoxStrings,
  amountChips: amountChipsStrings,
  periodCard: periodCardStrings,
  periodRow: periodRowStrings,
  monthPayInfo: monthPayInfoStrings,
  bankCardRow: bankCardRowStrings,
  cardSheet: cardSheetStrings,
  couponRow: couponRowStrings,
  couponCard: couponCardStrings,
  couponSheet: couponSheetStrings,
  loanTerms: loanTermsStrings,
  loanDetailSheet: loanDetailSheetStrings,
  repaymentPlan: repaymentPlanStrings,
  scheduleTable: scheduleTableStrings,
  institutionInfo: institutionInfoStrings,
  institutionList: institutionListStrings,
  oneClickSheet: oneClickSheetStrings,
  agreementLine: agreementLineStrings,
  agreementSheet: agreementSheetStrings,
  loanUseRow: loanUseRowStrings,
  loanUseSheet: loanUseSheetStrings,
  repayDayHint: repayDayHintStrings,
  codeDialog: codeDialogStrings,
  resultTimeline: resultTimelineStrings,
  auditCountdown: auditCountdownStrings,
  limitRing: limitRingStrings,
  loanAmountCard: loanAmountCardStrings,
  fraudNotice: fraudNoticeStrings,
  loanButton: loanButtonStrings,
  publishingState: publishingStateStrings,
  loanHome: loanHomeStrings,
  cascadeField: cascadeFieldStrings,
  selectField: selectFieldStrings,
  uploadField: uploadFieldStrings,
  checkGroup: checkGroupStrings,
  textArea: textAreaStrings,
  stars: starsStrings,
  nameField: nameFieldStrings,
  idNumberField: idNumberFieldStrings,
  bankCardField: bankCardFieldStrings,
  dateField: dateFieldStrings,
  infiniteScroll: infiniteScrollStrings,
  pullToRefresh: pullToRefreshStrings,
  searchBar: searchBarStrings,
  swiper: swiperStrings,
  drawCard: drawCardStrings,
}
