/**
 * The pages that are given something: other pages, and parts that load later. They meet only here. All of it is loaders,
 * because this is in the first chunk.
 */
import { confirmPage, leadConfirmPage } from './confirm/step.ts'
import { loanHome, type LoanHomeOptions } from './home/step.ts'
import { leadLoanPage } from './lead/step.ts'
import type { NextPage } from './model/nextPage.ts'
import { resultPage, type ResultOptions } from './result/step.ts'
import { staffPage } from './staff/step.ts'

/** The result, and the loan of one click that may follow a refusal. */
export const resultOptions: ResultOptions = { oneClick: () => import('./oneClick/OneClick.tsx') }
export const result = resultPage(resultOptions)

/** For the pages that publish. */
export const beforeResult: NextPage = { next: result.load }
export const confirm = confirmPage(beforeResult)
export const leadConfirm = leadConfirmPage(beforeResult)
export const staff = staffPage(beforeResult)

/** The wallet's loan page: it alone has rights, and pop-ups on entering and on leaving. */
export const homeOptions: LoanHomeOptions = {
  next: confirm.load,
  rights: () => import('./rights/startRights.tsx'),
  popups: () => import('./popups/LoanPopups.tsx'),
  askQuit: () => import('./popups/askQuit.ts'),
}
export const home = loanHome(homeOptions)

export const leadOptions: NextPage = { next: leadConfirm.load }
export const leadLoan = leadLoanPage(leadOptions)
