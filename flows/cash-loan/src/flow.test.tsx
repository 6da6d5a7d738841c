import type { Step } from '@koo/flow'
import { backAtEveryPage, flowContract, reloadAtEveryPage } from '@koo/flow/testing'
import { describe, expect, it } from 'vitest'
import { cashLoan } from './flow.ts'
import { search } from './testing/search.ts'

flowContract(cashLoan, { search })
reloadAtEveryPage(cashLoan, { search })
backAtEveryPage(cashLoan, { search })

describe('addresses', () => {
  it.each([
    ['/cash/index', '借款首页'],
    ['/cash/home/confirm', '确认借款'],
    ['/cash/intercept', '暂时无法借款'],
    ['/cash/elecSign', '电子签约'],
    ['/cash/signup', '签约开户'],
    ['/cash/home/videoAuth', '承诺认证'],
    ['/cash/smartVideo', '智能视频认证'],
    ['/cash/home/adduserinfo_loan', '补充资料'],
    ['/cash/home/adduserinfo_for_after_loan', '补充资料'],
  ])(
    '%s is 《%s》, can be opened from outside and asks for sign-in',
    { tags: ['route.27', 'route.37'] },
    (path, title) => {
      const name = path.slice(1)
      const { [name]: step } = cashLoan.pages as Readonly<Record<string, Step>>
      expect(step).toMatchObject({ title, login: true })
      expect(cashLoan.entries).toContain(name)
    },
  )

  it(
    'a loan takes the place of the page that made it, so that back never leads to it',
    { tags: ['oneClick.8'] },
    () => {
      const exits = cashLoan.exits as Readonly<Record<string, Readonly<Record<string, unknown>>>>
      for (const dest of [exits['result/loan']?.found, exits['cash/home/confirm']?.done])
        expect(dest).toMatchObject({ page: 'result/loan', replace: true })
    },
  )

  it.each([
    ['a loan of the wallet', {}, '借款结果'],
    ['a loan of the partner', { from: 'cashLead' }, '借款服务结果'],
    ['another name', { from: 'home' }, '借款结果'],
  ])('the result of %s is titled %j: %s', { tags: ['route.30', 'loan.6'] }, (_, query, title) => {
    const titled = cashLoan.pages['result/loan'].title
    expect(typeof titled === 'function' ? titled(query) : titled).toBe(title)
  })
})
