import type { DraftShape } from '@koo/steps'
import * as z from 'zod/mini'

const sentCode = z.object({
  transactionNo: z.string().check(z.maxLength(64)),
  /** The terms that the code signs. */
  termsNo: z.string().check(z.maxLength(64)),
  /** Receiving number, its middle hidden by the server. */
  mobileMasked: z.string().check(z.maxLength(32)),
  /** When the next code may be asked for, ms since 1970. */
  resendAt: z.number(),
})

/** A code that is on its way: closing the dialog, or the page, must not send another one within a minute. */
export type SentCode = z.infer<typeof sentCode>

export const sentCodeDraft: DraftShape<SentCode> = {
  key: 'cash_loan_code',
  version: 1,
  read: (value) => sentCode.safeParse(value).data ?? null,
}
