/** What happens at the lender, for tests and stories. */
import { repaymentGetCashierUrl, repaymentQueryBillList } from '@koo/api-client/calls'
import type { SandboxWorld } from '@koo/page/testing'

/** A button of the cashier. */
export type Outcome = 'success' | 'processing' | 'partial' | 'failed' | 'cancel'

/** The number of the customer's first loan. */
export const firstLoan = ({ sandbox }: SandboxWorld): string => sandbox.world().loans[0]?.loanId ?? ''

/** The numbers of the bills that are not paid, in their order. */
export const openBills = async ({ gateway }: SandboxWorld): Promise<string[]> =>
  (await repaymentQueryBillList(gateway)).flatMap(({ billId, status }) => (status === 'paid' ? [] : [billId]))

/** Opens the cashier for these bills, as the page does. */
export async function openCashier({ gateway }: SandboxWorld, billIds: string[]) {
  const callBackUrl = 'https://m.credit.test/pages/credit/repayment/result'
  const { url, repayNo } = await repaymentGetCashierUrl(gateway, { billIds, callBackUrl })
  return { url, repayNo: repayNo ?? '' }
}

/** Taps a button of the cashier; returns where it leads, or the status of its page. */
export async function tapAtCashier({ sandbox }: SandboxWorld, url: string, outcome: Outcome) {
  const body = new URLSearchParams({ outcome })
  const reply = await sandbox.fetch(new Request(url, { method: 'POST', body, redirect: 'manual' }))
  return reply.headers.get('location') ?? reply.status
}

/** Pays these bills, by default the first one that is open; returns the number of the repayment. */
export async function pay(world: SandboxWorld, outcome: Outcome, billIds?: string[]): Promise<string> {
  const { url, repayNo } = await openCashier(world, billIds ?? (await openBills(world)).slice(0, 1))
  await tapAtCashier(world, url, outcome)
  return repayNo
}
