import { optionalQuery } from '@koo/flow'
import * as z from 'zod/mini'

const ID = /^[\w.-]{1,64}$/
const id = z.string().check(z.regex(ID))

/** Query of the pages about one loan. */
export const ofLoan = z.object({ loanId: id })

/** Query of the cashier: the numbers of the bills, joined by commas. Amounts are the lender's, never those of an address. */
export const ofBills = z.object({
  bills: z.string().check(z.regex(/^[\w.-]{1,64}(?:,[\w.-]{1,64}){0,59}$/)),
})

/** Query of the result: the number of the repayment, which the cashier adds to the address. */
export const ofRepayment = z.object({ repayNo: id })

/** Query of the signing after a loan: bills know their loan, and the bank comes back with the number of the listing. */
export const ofSigning = optionalQuery({ loanId: ID, listingId: ID })
