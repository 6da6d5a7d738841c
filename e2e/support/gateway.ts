import { randomUUID } from 'node:crypto'
import { cents } from './figures.ts'
import type { LoanView, Sandbox } from './sandbox.ts'

interface Envelope {
  Result: number
  ResultMessage: string
  Content: Record<string, string | number>
}

/** A function that calls the gateway directly, as a customer of this world. */
async function gatewayCaller(
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

const loanRequest = (amount: number, loanPeriod: number) => ({
  amount: String(amount),
  loanPeriod,
  userCardId: 'C1',
  couponIds: [],
  loanUseCode: '10001',
  subLoanUseCode: '1000101',
})

/** The monthly payment that the gateway quotes for each of `periods`, in cents, without a coupon. */
export async function gatewayQuotes(
  sandbox: Sandbox,
  amount: number,
  periods: readonly number[],
): Promise<Record<number, number>> {
  const ask = await gatewayCaller(sandbox, 'old-customer')
  const quotes = periods.map(async (period) => {
    const { monthPay } = await ask('cash/preApproval', loanRequest(amount, period))
    return [period, cents(String(monthPay))]
  })
  return Object.fromEntries(await Promise.all(quotes))
}

/** Publishes a loan with a date before the test. */
export async function publishEarlierLoan(sandbox: Sandbox, persona = 'old-customer'): Promise<LoanView> {
  const ask = await gatewayCaller(sandbox, persona)
  const asked = loanRequest(5_000, 6)
  const { termsNo } = await ask('cash/preApproval', asked)
  const { transactionNo } = await ask('cash/applyAgreementSign', { termsNo, type: 1 })
  const { signNo } = await ask('cash/confirmAgreementSign', { transactionNo, verifyCode: '123456' })
  const serialNumber = randomUUID()
  await ask('cash/publishV2', { ...asked, serialNumber, termsNo, signNo })
  // Its result was seen then: it is not open any more.
  await ask('cash/queryOpenApplications', { typeId: 'cash', seenSerialNumber: serialNumber })
  return sandbox.onlyLoan()
}

/** Whether the lender has closed this serial number: no loan can be made with it any more. */
export async function isSerialClosed(sandbox: Sandbox, serialNumber: string): Promise<boolean> {
  const ask = await gatewayCaller(sandbox, 'old-customer')
  const { isClosed } = await ask('cash/getLoanAfterProcessInfo', {
    typeId: 'publishStatus',
    serialNumber,
    kooUserSource: 'APP',
  })
  return Boolean(isClosed)
}
