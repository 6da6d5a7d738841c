import type { Permission } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { hindranceOf, standingOf } from './standing.ts'

const { noCredit, frozen, blocked } = copy
const amounts = { loanAmount: '50000.00', canUseLoanAmount: '43000.00', status: 'normal' }
const refused = (reasonCode: string, reason: string | null = null): Permission => ({
  allowed: false,
  reason,
  reasonCode,
})

it.each([
  [{}, 'granted'],
  [{ status: 'none', loanAmount: '0.00' }, 'none'],
  [{ status: 'expired', loanAmount: '0.00' }, 'ended'],
  [{ status: 'frozen', canUseLoanAmount: '0.00' }, 'frozen'],
  [{ canUseLoanAmount: '0.00' }, 'granted'],
  [{ status: null, loanAmount: '0' }, 'none'],
  [{ status: 7 }, 'granted'],
  [{ status: 'constructor' }, 'granted'],
  [{ status: null, loanAmount: null }, 'unknown'],
  [{ canUseLoanAmount: undefined }, 'unknown'],
])('a limit with %j is %s', (change, standing) => {
  expect(standingOf({ ...amounts, ...change })).toBe(standing)
})

describe('what hinders every authorisation', () => {
  it('is nothing for a limit that can be raised', () => {
    expect(hindranceOf('granted', null)).toBeNull()
    expect(hindranceOf('ended', null)).toBeNull()
    expect(hindranceOf('unknown', null)).toBeNull()
  })

  it('is not said again where the card of the limit says it', () => {
    expect(hindranceOf('none', refused('noCredit', '请先完成额度申请'))).toBeNull()
    expect(hindranceOf('none', null)).toBeNull()
    expect(hindranceOf('ended', refused('noCredit'))).toBeNull()
  })

  it('is said in the words of the lender, where there are some', () => {
    expect(hindranceOf('granted', refused('blocked', '近期满5000元可提'))).toEqual({
      heading: blocked.heading,
      text: '近期满5,000元可提',
      canApply: false,
    })
    expect(hindranceOf('granted', refused('blocked'))?.text).toBe(blocked.text)
    expect(hindranceOf('granted', refused('noCredit'))).toEqual({ ...noCredit, canApply: true })
  })

  it('is a frozen account, before and after its refusal', () => {
    expect(hindranceOf('frozen', null)).toEqual({ ...frozen, canApply: false })
    expect(hindranceOf('frozen', refused('frozen', '您的账户已冻结'))).toMatchObject({
      heading: frozen.heading,
      text: '您的账户已冻结',
    })
    expect(hindranceOf('unknown', refused('frozen'))).toMatchObject(frozen)
  })
})
