import { optionalQuery } from '@koo/flow'

/** What asked for the page: `loan`, else the application. */
export const FROM = /^loan$/
export const fromSearch = optionalQuery({ from: FROM })

/** Query of a page that may have been asked for by a loan. */
export interface FromLoan {
  from?: string | undefined
}

/** The exit of a page that is completed: back to the loan that has asked for it, else `done`. */
export const endOf = ({ from }: FromLoan): 'loan' | 'done' => (from === 'loan' ? 'loan' : 'done')
