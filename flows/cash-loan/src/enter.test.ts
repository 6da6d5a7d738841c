import { describe, expect, it } from 'vitest'
import { enterHome } from './enter.ts'
import { cashLoan } from './flow.ts'

/** Page ids of the pages from which the home route may be entered, and some of the others. */
const FREE = [
  'cash_index',
  'cash_home',
  'cash_cashLoanBreakDirectlyProtocolFront',
  'cash_cashLoanBreakDirectlyProtocolBack',
  'cash_cashLoanBreakDirectlyProtocolBackV2',
  'koocard_breakDirectlyProtocol',
  'koocard_breakDirectlyProtocolMid',
]
const OTHERS = [null, 'cash_signup', 'cash_intercept', 'cash_elecSign', 'result_loan', 'siku_checking']

const EXEMPT = [
  'cash/home/confirm',
  'cash/home/videoAuth',
  'cash/smartVideo',
  'cash/home/adduserinfo_loan',
  'cash/home/adduserinfo_for_after_loan',
]
/** Pages that are not under the home route. */
const ELSEWHERE = [
  'cash/home',
  'cash/index',
  'cash/intercept',
  'cash/signup',
  'result/loan',
  'staff/cashLoan',
]

const query = { x: '1' }
const enter = (page: string, from: string | null) => enterHome({ page, query, from, action: 'PUSH' })

describe('entering the home route', () => {
  it.each(OTHERS)(
    'from %s another page under it leads to the home, query unchanged',
    { tags: ['route.28'] },
    (from) => {
      expect(enter('cash/home/other', from)).toEqual({ to: 'page', page: 'cash/home', query })
    },
  )

  it.each(FREE)('from %s it is free', { tags: ['route.28'] }, (from) => {
    expect(enter('cash/home/other', from)).toBeNull()
  })

  it.each([...EXEMPT, ...ELSEWHERE])(
    'to %s it is free from everywhere',
    { tags: ['route.28', 'route.29'] },
    (target) => {
      for (const from of [...FREE, ...OTHERS]) expect(enter(target, from)).toBeNull()
    },
  )

  it('every page of the flow under the home route is exempt', { tags: ['route.29'] }, () => {
    const under = Object.keys(cashLoan.pages).filter((name) => name.startsWith('cash/home/'))
    expect(under.length).toBeGreaterThan(2)
    for (const target of under) expect(EXEMPT).toContain(target)
  })
})
