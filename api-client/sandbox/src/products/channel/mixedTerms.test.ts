import { offerFault, readOffer, toCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import type { WorldView } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { personaOf, tweaked } from './testing/partner.ts'

const LOAN = {
  amount: 30_000,
  loanPeriod: 12,
  userCardId: 'C1',
  couponIds: [],
  loanUseCode: '10001',
  isMixLoan: true,
}

async function sign(person: Person, termsNo: string): Promise<string> {
  const { transactionNo } = await person.call('cash/applyAgreementSign', { termsNo, type: 1 })
  return (await person.call('cash/confirmAgreementSign', { transactionNo, verifyCode: '123456' })).signNo
}

describe('the terms of a mixed loan', () => {
  it.each([[[]], [['CR3']]])(
    'are to the cent what is booked, with coupons %j',
    async (couponIds: string[]) => {
      const person = await personaOf('mixed')
      const terms = await person.call('cash/preApproval', { ...LOAN, couponIds })
      expect(terms).toMatchObject({ amount: '30000.00', mixLoanAmount: '10000.00', amountChanged: false })
      const asked = { amount: toCents(30_000), periods: 12, cardId: 'C1', couponIds }
      expect(offerFault(readOffer(terms), asked, Date.now()), 'may be signed').toBeOneOf([null, 'dates'])
      const { isMixLoan: _, ...request } = LOAN
      const { listingId } = await person.call('cash/mixLoan', {
        ...request,
        couponIds,
        mixLoanAmount: 10_000,
        serialNumber: serial(1),
        termsNo: terms.termsNo,
        signNo: await sign(person, terms.termsNo),
      })
      const { loans } = await person.admin<WorldView>('GET', 'world')
      const sum = (of: (loan: WorldView['loans'][number]) => number) =>
        loans.reduce((total, loan) => total + of(loan), 0)
      expect(loans).toHaveLength(2)
      expect(sum((loan) => loan.amountCents)).toBe(toCents(terms.amount))
      expect(sum((loan) => loan.monthPayCents)).toBe(toCents(terms.monthPay))
      terms.list.forEach((row, k) => {
        expect(sum(({ rows }) => rows[k]?.cents.realTotal ?? 0)).toBe(toCents(row.realTotal))
        expect(sum(({ rows }) => rows[k]?.cents.capital ?? 0)).toBe(toCents(row.capital))
      })
      expect(await person.call('cash/queryResultPage', { listingId })).toMatchObject({
        amount: terms.amount,
        monthPay: terms.monthPay,
        montyPayList: terms.montyPayList,
        afterApr: terms.afterApr,
        mixLoanAmount: terms.mixLoanAmount,
      })
    },
  )

  it.each([
    ['was not asked for', { isMixLoan: false, amount: 15_000 }],
    ['is not needed', { amount: 15_000 }],
  ])('have no other part where it %s', async (_, changes) => {
    const person = await personaOf('mixed')
    expect((await person.call('cash/preApproval', { ...LOAN, ...changes })).mixLoanAmount).toBeNull()
  })

  it('are refused beyond the limit of the lead lender', async () => {
    const person = await tweaked('mixed', { limit: { leadFlow: 5_000 } })
    expect((await person.refusal('cash/preApproval', LOAN))[0]).toBe(45007)
  })

  it.each([
    ['another part', { mixLoanAmount: 12_000 }, 45006],
    ['another signature', { signNo: 'S0' }, 42104],
  ])('are not published with %s', async (_, changes, code) => {
    const person = await personaOf('mixed')
    const { termsNo } = await person.call('cash/preApproval', LOAN)
    const signNo = await sign(person, termsNo)
    const { isMixLoan: _mixed, ...request } = LOAN
    const mixed = { ...request, mixLoanAmount: 10_000, serialNumber: serial(1), termsNo, signNo, ...changes }
    expect((await person.refusal('cash/mixLoan', mixed))[0]).toBe(code)
    expect((await person.admin<WorldView>('GET', 'world')).loans).toEqual([])
  })
})
