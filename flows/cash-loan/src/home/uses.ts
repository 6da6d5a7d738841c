import type { LoanUse } from '@koo/api-client/types'
import { DEFAULT_LOAN_USE } from '../constants.ts'
import { copy } from './copy.ts'
import type { LoanUseChoice } from './form.ts'

/** The purpose in words: the second level where one was chosen. The default has a name even when the list failed. */
export function purposeText(choice: LoanUseChoice | null, list: readonly LoanUse[] | undefined): string {
  const { use, sub } = choice ?? DEFAULT_LOAN_USE
  const found = list?.find((each) => each.loanUseCode === use)
  const detail = choice && found?.subList?.find((each) => each.loanUseCode === sub)
  return detail?.loanUseName ?? found?.loanUseName ?? copy.use.fallback
}
