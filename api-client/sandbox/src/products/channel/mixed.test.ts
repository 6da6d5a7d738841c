import { describe, expect, it } from 'vitest'
import { toCents } from '@koo/pricing'
import type { WorldView } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { personaOf, tweaked } from './testing/partner.ts'

const MIXED = { serialNumber: serial(1), amount: 30_000, mixLoanAmount: 10_000, loanPeriod: 12 } as const

async function loansOf(person: Person): Promise<WorldView['loans']> {
  return (await person.admin<WorldView>('GET', 'world')).loans
}

/** Polls the review of a listing until its decision. */
async function review(person: Person, listingId: string): Promise<string> {
  let status: string
  do {
    status = (await person.call('cash/queryPublishStatus', { listingId })).auditStatus
  } while (status === 'auditing')
  return status
}

describe('a mixed loan', () => {
  it('is two loans of one listing that add up, once for each serialNumber', async () => {
    const person = await personaOf('mixed')
    const listed = await person.call('cash/mixLoan', MIXED)
    expect(await person.call('cash/mixLoan', MIXED)).toEqual(listed)
    expect(listed).toMatchObject({ serialNumber: serial(1), paymentDay: '8' })
    const loans = await loansOf(person)
    expect(loans.map(({ amountCents, listingId, audit }) => [amountCents, listingId, audit])).toEqual([
      [2_000_000, listed.listingId, 'auditing'],
      [1_000_000, listed.listingId, 'auditing'],
    ])
    expect((await person.admin<WorldView>('GET', 'world')).repeatedSerials).toEqual([])
    expect(await review(person, listed.listingId)).toBe('auditSuccess')
    expect((await loansOf(person)).map(({ audit }) => audit)).toEqual(['auditSuccess', 'auditSuccess'])
    const page = await person.call('cash/queryResultPage', { listingId: listed.listingId })
    expect(page.amount).toBe('30000.00')
    expect(toCents(page.monthPay)).toBe(loans.reduce((sum, { monthPayCents }) => sum + monthPayCents, 0))
    expect(page.montyPayList.map((each) => toCents(each))).toEqual(
      loans[0]?.rows.map((row, k) => row.cents.realTotal + (loans[1]?.rows[k]?.cents.realTotal ?? 0)),
    )
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 20_000 })
  })

  it('is taken over by the lead lender when the wallet refuses its part', async () => {
    const person = await personaOf('mixed-takeover')
    const { listingId } = await person.call('cash/mixLoan', MIXED)
    expect(await review(person, listingId)).toBe('auditSuccess')
    expect((await loansOf(person)).map(({ amountCents, audit }) => [amountCents, audit])).toEqual([
      [2_000_000, 'auditFailure'],
      [1_000_000, 'auditSuccess'],
      [2_000_000, 'auditSuccess'],
    ])
    expect(await person.call('cash/queryResultPage', { listingId })).toMatchObject({ amount: '30000.00' })
    expect(await person.call('cash/queryPublishStatus', { listingId })).toMatchObject({
      instShareProfitNew: 'leadFlow',
    })
    expect(await loansOf(person)).toHaveLength(3)
  })

  it('is not taken over beyond the limit of the lead lender', async () => {
    const person = await personaOf('mixed-takeover')
    await person.admin('POST', 'reset', { persona: 'mixed-takeover', tweak: { limit: { leadFlow: 12_000 } } })
    await person.signIn('mixed-takeover')
    const { listingId } = await person.call('cash/mixLoan', MIXED)
    expect(await review(person, listingId)).toBe('auditSuccess')
    expect(await person.call('cash/queryResultPage', { listingId })).toMatchObject({ amount: '10000.00' })
  })

  it('fails as a whole where the lead lender refuses, without another offer', async () => {
    const person = await tweaked('mixed-refused', { audit: { showType: 'popWindow' } })
    const { listingId } = await person.call('cash/mixLoan', MIXED)
    expect(await review(person, listingId)).toBe('auditFailure')
    expect((await loansOf(person)).map(({ audit }) => audit)).toEqual(['auditFailure', 'auditFailure'])
    expect(await person.call('cash/queryResultPage', { listingId })).toMatchObject({ amount: '30000.00' })
    const query = { typeId: 'leadFlow', serialNumber: serial(1), kooUserSource: 'APP' } as const
    expect(await person.call('cash/getLoanAfterProcessInfo', query)).toMatchObject({ showType: null })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
  })

  it.each([
    ['all of the lead lender when its part is at least the loan', 40_000, [3_000_000]],
    ['all of the wallet when there is no other part', 0, [1_500_000]],
  ])('is %s', async (_, mixLoanAmount, amounts) => {
    const person = await personaOf('mixed')
    const amount = mixLoanAmount === 0 ? 15_000 : 30_000
    const listed = await person.call('cash/mixLoan', { ...MIXED, amount, mixLoanAmount })
    const loans = await loansOf(person)
    expect(loans.map(({ amountCents }) => amountCents)).toEqual(amounts)
    expect(loans[0]).toMatchObject({ serialNumber: serial(1), loanId: listed.loanId })
    expect(await person.call('cash/queryResultPage', { listingId: listed.listingId })).toMatchObject({
      amount: loans[0]?.amount,
    })
    expect(await review(person, listed.listingId)).toBe('auditSuccess')
  })

  it('gives the lead lender the amount that the wallet does not lend', async () => {
    const person = await personaOf('amount-changed')
    await person.call('cash/mixLoan', { ...MIXED, amount: 30_000, mixLoanAmount: 10_000 })
    expect((await loansOf(person)).map(({ amountCents }) => amountCents)).toEqual([1_600_000, 1_400_000])
  })

  it.each([
    [{ amount: 60_000 }, [42112, '借款金额超出可借额度，请重新输入']],
    [{ amount: 400 }, [42112, '借款金额超出可借额度，请重新输入']],
    [{ mixLoanAmount: 5000 }, [42112, '借款金额超出可借额度，请重新输入']],
    [{ userCardId: 'C9' }, [42113, '所选银行卡不可用，请重新选择']],
    [{ loanUseCode: '99' }, [400, '借款用途填写有误，请检查后重试']],
    [{ loanPeriod: 7 }, [45006, '查询费率异常，请重新进入发标页']],
  ])('is refused with %j and leaves no loan', async (changes, refusal) => {
    const person = await personaOf('mixed')
    expect(await person.refusal('cash/mixLoan', { ...MIXED, ...changes })).toEqual(refusal)
    expect(await loansOf(person)).toEqual([])
  })

  it('needs a card and a lead lender with enough limit', async () => {
    const noCard = await personaOf('no-card')
    expect(await noCard.refusal('cash/mixLoan', MIXED)).toEqual([42113, '请先绑定收款银行卡'])
    const lead = await personaOf('lead-flow')
    expect(await lead.refusal('cash/mixLoan', { ...MIXED, mixLoanAmount: 25_000 })).toEqual([
      45007,
      '当前暂无可借资方，请稍后重试',
    ])
  })
})
