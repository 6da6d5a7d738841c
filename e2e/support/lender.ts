import { randomUUID } from 'node:crypto'
import { cents } from './figures.ts'
import type { LoanView, Sandbox } from './sandbox.ts'

interface Envelope {
  Result: number
  ResultMessage: string
  Content: Record<string, string | number>
}

/** Asks the gateway past the page, as a customer of this world. */
async function asker(
  sandbox: Sandbox,
  persona: string,
): Promise<(path: string, body: object) => Promise<Envelope['Content']>> {
  const { token } = await sandbox.signIn(persona)
  return async (path, body) => {
    const reply = await fetch(`${sandbox.origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-scope': sandbox.scope, 'x-token': token },
      body: JSON.stringify(body),
    })
    const { Result, ResultMessage, Content } = (await reply.json()) as Envelope
    if (Result !== 200) throw new Error(`${path}: ${Result} ${ResultMessage}`)
    return Content
  }
}

const wish = (amount: number, loanPeriod: number) => ({
  amount: String(amount),
  loanPeriod,
  userCardId: 'C1',
  couponIds: [],
  loanUseCode: '10001',
  subLoanUseCode: '1000101',
})

/** What the lender would ask for each month over each of `periods`, in cents, without any coupon. */
export async function lenderQuotes(
  sandbox: Sandbox,
  amount: number,
  periods: readonly number[],
): Promise<Record<number, number>> {
  const ask = await asker(sandbox, 'old-customer')
  const quotes = periods.map(async (period) => {
    const { monthPay } = await ask('cash/preApproval', wish(amount, period))
    return [period, cents(String(monthPay))]
  })
  return Object.fromEntries(await Promise.all(quotes))
}

/** A loan that was made some time before the test. */
export async function lendBefore(sandbox: Sandbox, persona = 'old-customer'): Promise<LoanView> {
  const ask = await asker(sandbox, persona)
  const asked = wish(5_000, 6)
  const { termsNo } = await ask('cash/preApproval', asked)
  const { transactionNo } = await ask('cash/applyAgreementSign', { termsNo, type: 1 })
  const { signNo } = await ask('cash/confirmAgreementSign', { transactionNo, verifyCode: '123456' })
  await ask('cash/publishV2', { ...asked, serialNumber: randomUUID(), termsNo, signNo })
  return sandbox.onlyLoan()
}
