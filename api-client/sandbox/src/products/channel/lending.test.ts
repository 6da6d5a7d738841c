import { describe, expect, it } from 'vitest'
import { readSplitInfo, splitLoan, toCents } from '@koo/pricing'
import type { WorldView } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { personaOf } from './testing/partner.ts'

async function loansOf(person: Person): Promise<WorldView['loans']> {
  return (await person.admin<WorldView>('GET', 'world')).loans
}

describe('a split loan', () => {
  it.each([
    ['split-two', ['6000.00', '4155.55'], 1],
    ['split-three', ['5000.00', '3155.55', '2000.00'], 2],
  ])('%s: parts %j that add up, as the pages work them out', async (name, amounts, userTag) => {
    const person = await personaOf(name)
    const loanRequest = { loanAmount: '10155.55', loanPeriod: 12, loanSerialNumber: serial(1) }
    const info = (await person.call('cash/queryLoanInfoAfterProcess', loanRequest))?.oldUserSplitInfoDto
    expect(info).toMatchObject({ canSplitLoan: true, version: 'v1', chaibiaoUserTag: userTag })
    const parts = info?.splitAmountList ?? []
    // The accepted amount is cut to whole hundreds: 60 % of 10,155.55 is 6,000, not 6,093.33.
    expect(parts.map(({ amount }) => amount)).toEqual(amounts)
    expect(parts.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(1_015_555)
    const own = splitLoan(toCents('10155.55'), readSplitInfo(info ?? {}))
    expect(own).toEqual({ parts: parts.map(({ amount }) => toCents(amount)), isMismatch: false })
    expect(parts[1]?.dataGridList).toEqual([
      { fieldKey: 'splitRiskTag', fieldValue: 'B' },
      { fieldKey: 'splitUserTag', fieldValue: String(userTag) },
    ])
  })

  it('is published with the parts of its terms, and with no others', async () => {
    const person = await personaOf('split-two')
    const ready = await person.readyToPublish(serial(1))
    const asked = { loanAmount: ready.amount, loanPeriod: ready.loanPeriod, loanSerialNumber: serial(1) }
    const info = (await person.call('cash/queryLoanInfoAfterProcess', asked))?.oldUserSplitInfoDto
    const [first, second] = info?.splitAmountList ?? []
    if (!first || !second) throw new Error('no parts')
    for (const splitAmountList of [
      [second, first],
      [first],
      [first, { ...second, dataGridList: first.dataGridList ?? [] }],
    ]) {
      const [code] = await person.refusal('cash/publishV2', { ...ready, splitAmountList })
      expect(code).toBe(45006)
    }
    const refuseAmount = info?.refuseAmount ?? 0
    await person.call('cash/publishV2', { ...ready, splitAmountList: [first, second], refuseAmount })
  })

  it('is not split for other customers', async () => {
    const person = await personaOf('old-customer')
    const loanRequest = { loanAmount: 8000, loanPeriod: 12, loanSerialNumber: serial(1) }
    expect(await person.call('cash/queryLoanInfoAfterProcess', loanRequest)).toMatchObject({
      oldUserSplitInfoDto: {
        canSplitLoan: false,
        chaibiaoUserTag: -1,
        acceptAmount: '8000.00',
        splitAmount: '0.00',
        splitAmountList: [{ amount: '8000.00' }],
      },
    })
  })

  it('is not split when the amount is too small', async () => {
    const person = await personaOf('split-two')
    const loanRequest = { loanAmount: 160, loanPeriod: 3, loanSerialNumber: serial(1) }
    expect(await person.call('cash/queryLoanInfoAfterProcess', loanRequest)).toMatchObject({
      oldUserSplitInfoDto: {
        canSplitLoan: false,
        acceptAmount: '160.00',
        splitAmountList: [{ amount: '160.00' }],
      },
    })
  })

  it('depends on the loan of the serialNumber, not on the requested amount', async () => {
    const person = await personaOf('split-two')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    const loanRequest = { loanAmount: 99, loanPeriod: 12, loanSerialNumber: serial(1) }
    const info = (await person.call('cash/queryLoanInfoAfterProcess', loanRequest))?.oldUserSplitInfoDto
    expect(info).toMatchObject({ acceptAmount: '6000.00', splitAmount: '4000.00' })
  })
})

describe('staff loans', () => {
  const LOAN = { serialNumber: serial(1), amount: 20_000, loanPeriod: 12, userCardId: 'C1' } as const

  it('have a limit and a rate of their own, and make one loan', async () => {
    const person = await personaOf('staff')
    expect(await person.call('staffCash/getAmount', {})).toMatchObject({
      loanAmount: 30_000,
      canUseLoanAmount: 30_000,
      minAmount: 1000,
      amountUpperLimit: 20_000,
    })
    expect(await person.call('staffCash/queryUserInfo', {})).toMatchObject({
      realName: '陈**',
      mobile: '138****0398',
      age: 35,
    })
    const listed = await person.call('staffCash/publish', LOAN)
    expect(await person.call('staffCash/publish', LOAN)).toEqual(listed)
    const [loan, ...others] = await loansOf(person)
    expect(others).toEqual([])
    expect(loan).toMatchObject({ amountCents: 2_000_000, rates: { irr: '0.096', handFeeRate: '0' } })
    expect(await person.call('staffCash/getAmount', {})).toMatchObject({ canUseLoanAmount: 10_000 })
    expect(await person.call('cash/getAmount', {}), 'the limit of customers stays').toMatchObject({
      canUseLoanAmount: 50_000,
    })
    const query = { listingId: listed.listingId }
    expect(await person.call('staffCash/queryPublishStatus', query)).toMatchObject({
      auditStatus: 'auditing',
    })
    expect(await person.call('staffCash/queryPublishStatus', query)).toMatchObject({
      auditStatus: 'auditSuccess',
    })
  })

  it('that are refused give the staff limit back', async () => {
    const person = await personaOf('staff-audit-fails')
    const query = { listingId: (await person.call('staffCash/publish', LOAN)).listingId }
    await person.call('staffCash/queryPublishStatus', query)
    expect(await person.call('staffCash/queryPublishStatus', query)).toMatchObject({
      auditStatus: 'auditFailure',
    })
    expect(await person.call('staffCash/getAmount', {})).toMatchObject({ canUseLoanAmount: 30_000 })
  })

  it.each([
    [{ amount: 20_000.01 }, 42112],
    [{ amount: 999.99 }, 42112],
    [{ userCardId: 'C9' }, 42113],
    [{ loanPeriod: 7 }, 45006],
  ])('are refused with %j: %d', async (changes, code) => {
    const person = await personaOf('staff')
    expect((await person.refusal('staffCash/publish', { ...LOAN, ...changes }))[0]).toBe(code)
    expect(await loansOf(person)).toEqual([])
  })

  it('are for the staff only', async () => {
    const person = await personaOf('old-customer')
    const refusal = [42122, '员工借款仅限在职员工申请']
    expect(await person.refusal('staffCash/getAmount', {})).toEqual(refusal)
    expect(await person.refusal('staffCash/queryUserInfo', {})).toEqual(refusal)
    expect(await person.refusal('staffCash/publish', LOAN)).toEqual(refusal)
    expect(await person.refusal('staffCash/queryPublishStatus', { listingId: 'P' })).toEqual(refusal)
  })

  it('have a status of their own loans only', async () => {
    const person = await personaOf('staff')
    const { listingId } = await person.call('cash/publishV2', await person.readyToPublish(serial(2)))
    expect(await person.call('staffCash/getAmount', {})).toMatchObject({ canUseLoanAmount: 30_000 })
    expect(await person.refusal('staffCash/queryPublishStatus', { listingId })).toEqual([
      42114,
      '未查询到该笔借款',
    ])
  })
})
