import { agreementLineWords } from '../../AgreementLine/words.ts'
import { agreementSheetWords } from '../../AgreementSheet/words.ts'
import { amountBoxWords } from '../../AmountBox/words.ts'
import { amountChipsWords } from '../../AmountChips/words.ts'
import { auditCountdownWords } from '../../AuditCountdown/words.ts'
import { bankCardRowWords } from '../../BankCardRow/words.ts'
import { cardSheetWords } from '../../CardSheet/words.ts'
import { cascadeFieldWords } from '../../CascadeField/words.ts'
import { codeDialogWords } from '../../CodeDialog/words.ts'
import { couponCardWords } from '../../CouponCard/words.ts'
import { couponRowWords } from '../../CouponRow/words.ts'
import { couponSheetWords } from '../../CouponSheet/words.ts'
import { fraudNoticeWords } from '../../FraudNotice/words.ts'
import { institutionInfoWords } from '../../InstitutionInfo/words.ts'
import { loanAmountCardWords } from '../../LoanAmountCard/words.ts'
import { loanButtonWords } from '../../LoanButton/words.ts'
import { loanDetailSheetWords } from '../../LoanDetailSheet/words.ts'
import { loanHomeWords } from '../../LoanHomeSkeleton/words.ts'
import { loanTermsWords } from '../../LoanTerms/words.ts'
import { loanUseRowWords } from '../../LoanUseRow/words.ts'
import { loanUseSheetWords } from '../../LoanUseSheet/words.ts'
import { monthPayInfoWords } from '../../MonthPayInfo/words.ts'
import { periodCardWords } from '../../PeriodCard/words.ts'
import { periodRowWords } from '../../PeriodRow/words.ts'
import { publishingStateWords } from '../../PublishingState/words.ts'
import { repayDayHintWords } from '../../RepayDayHint/words.ts'
import { repaymentPlanWords } from '../../RepaymentPlan/words.ts'
import { resultTimelineWords } from '../../ResultTimeline/words.ts'
import { scheduleTableWords } from '../../ScheduleTable/words.ts'
import { selectFieldWords } from '../../SelectField/words.ts'
import { uploadFieldWords } from '../../UploadField/words.ts'
import { checkGroupWords } from '../../CheckGroup/words.ts'
import { textAreaWords } from '../../TextArea/words.ts'
import { nameFieldWords } from '../../NameField/words.ts'
import { idNumberFieldWords } from '../../IdNumberField/words.ts'
import { bankCardFieldWords } from '../../BankCardField/words.ts'
import { dateFieldWords } from '../../DateField/words.ts'

/** Strings of the business parts, Simplified Chinese. They stand beside their parts, so that a page carries only its own. */
export const businessZhCN = {
  amountBox: amountBoxWords,
  amountChips: amountChipsWords,
  periodCard: periodCardWords,
  periodRow: periodRowWords,
  monthPayInfo: monthPayInfoWords,
  bankCardRow: bankCardRowWords,
  cardSheet: cardSheetWords,
  couponRow: couponRowWords,
  couponCard: couponCardWords,
  couponSheet: couponSheetWords,
  loanTerms: loanTermsWords,
  loanDetailSheet: loanDetailSheetWords,
  repaymentPlan: repaymentPlanWords,
  scheduleTable: scheduleTableWords,
  institutionInfo: institutionInfoWords,
  agreementLine: agreementLineWords,
  agreementSheet: agreementSheetWords,
  loanUseRow: loanUseRowWords,
  loanUseSheet: loanUseSheetWords,
  repayDayHint: repayDayHintWords,
  codeDialog: codeDialogWords,
  resultTimeline: resultTimelineWords,
  auditCountdown: auditCountdownWords,
  loanAmountCard: loanAmountCardWords,
  fraudNotice: fraudNoticeWords,
  loanButton: loanButtonWords,
  publishingState: publishingStateWords,
  loanHome: loanHomeWords,
  cascadeField: cascadeFieldWords,
  selectField: selectFieldWords,
  uploadField: uploadFieldWords,
  checkGroup: checkGroupWords,
  textArea: textAreaWords,
  nameField: nameFieldWords,
  idNumberField: idNumberFieldWords,
  bankCardField: bankCardFieldWords,
  dateField: dateFieldWords,
}
