import { MAGIC_CODES } from '../../../index.ts'
import type { Person } from '../../../testing/client.ts'

/** The identifiers of an authorisation in progress. */
type Signing = { authOrderNo?: string | null; transactionNo?: string | null }

export const start = (person: Person, shouldEscape = true) =>
  person.call('repayment/doBankCardSigned', { shouldEscape })

export const confirmation = ({ authOrderNo, transactionNo }: Signing, verifyCode: string) => ({
  verifyCode,
  authOrderNo: authOrderNo ?? '',
  transactionNo: transactionNo ?? '',
})

export const confirm = (person: Person, signing: Signing, verifyCode: string = MAGIC_CODES.right) =>
  person.call('repayment/confirmBankCardSigned', confirmation(signing, verifyCode))

export const setAutoPay = (person: Person, isOn: boolean) =>
  person.call('repayment/changeAutoPayStatus', { autoRepaymentStatus: isOn ? 1 : 0 })

export const shown = async (person: Person) =>
  (await person.call('repayment/showAutoPayEntry', { pageCode: 'cash_result' })).showStatus
