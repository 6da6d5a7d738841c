import { sumCents, toCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { readSplit } from './readSplit.ts'

const amount = toCents('10000.50')

describe('split information', () => {
  it('the tag is -1 and the version v1 when the reply names none', { tags: ['loan.10'] }, () => {
    expect(readSplit({}, amount)).toEqual({
      parts: [amount],
      userTag: -1,
      version: 'v1',
      amountList: '10000.5',
      isMismatch: false,
    })
    expect(readSplit({ chaibiaoUserTag: 2, version: 'v1' }, amount)).toMatchObject({ userTag: 2 })
  })

  it('another version, or no reply, says nothing', { tags: ['loan.10'] }, () => {
    expect(readSplit({ version: 'v2', canSplitLoan: true, acceptAmount: 6_000 }, amount)).toBeNull()
    expect([readSplit(null, amount), readSplit(undefined, amount)]).toEqual([null, null])
  })

  it.each([
    [6_000, '4000.50', 0, '6000,4000.5', false],
    [5_000, '5000.50', '2000.25', '5000,3000.25,2000.25', false],
    [6_000, 1, 0, '6000,4000.5', true],
    [99_999, 0, 500, '10000.5', false],
  ])('the parts sum to the loan: %s first, %s left', (first, rest, third, amountList, isMismatch) => {
    const split = readSplit(
      { canSplitLoan: true, acceptAmount: first, splitAmount: rest, fxjjSplitAmount: third },
      amount,
    )
    expect(split).toMatchObject({ amountList, isMismatch })
    expect(sumCents(split?.parts ?? [])).toBe(amount)
  })
})
