import { merchantGetLoanRateInfoV3 } from '@koo/api-client/calls'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { CHOSEN_COUPON_KEY } from '@koo/steps/coupons'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as couponCopy } from '../coupon/copy.ts'
import { copy } from './copy.ts'
import { validity } from './couponFacts.ts'
import { detail } from './step.ts'

const COUPONS = 'cash/queryCoupons'
const RATES = 'merchant/getLoanRateInfoV3'
const BATCH = 'cash/getCouponByBatchNo'

type Options = OpenPageOptions<{ coupon?: string; batch?: string }>
const open = (coupon: string, options: Options = {}) => openPage(detail, { search: { coupon }, ...options })
const useButton = () => page.getByRole('button', { name: couponCopy.use })

describe('a coupon', () => {
  it('is shown with its status, its end, what it asks for and its rules, and is used for a loan', async () => {
    const { text, tap, exits, host } = await open('CR2')
    await expect.element(text(couponCopy.status.unused)).toBeVisible()
    await expect.element(text('借款5000元及以上可用')).toBeVisible()
    await expect.element(text(/起，.*23:59到期/)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: copy.rules })).toBeVisible()
    expect(page.getByRole('listitem').elements().length).toBeGreaterThan(0)
    await tap(couponCopy.use)
    expect(exits).toEqual([{ name: 'use', query: undefined }])
    expect(JSON.parse(host.memory.getItem(CHOSEN_COUPON_KEY) ?? '')).toMatchObject({ rate: { id: 'CR2' } })
  })

  it(
    'names its periods by those of the loan page',
    { tags: ['couponRule.29', 'couponRule.30'] },
    async () => {
      const { text, view, world } = await open('CX7')
      await expect.element(text('仅3、6期可用')).toBeVisible()
      await view.unmount()
      // All that are offered from six on.
      const { periodList } = await merchantGetLoanRateInfoV3(world.gateway, {})
      const loanPeriodsSet = periodList.map(({ loanPeriod }) => loanPeriod).filter((period) => period >= 6)
      const rule = JSON.stringify({ loanPeriodsSet })
      const long = {
        couponId: 'K1',
        name: '长期券',
        category: 'rate',
        statusId: 1,
        ruleList: [{ ruleValue: rule }],
      }
      const faults = [replies(COUPONS, { couponList: [long], productList: [] })]
      const shown = await open('K1', { faults })
      await expect.element(shown.text('6期以上可用')).toBeVisible()
    },
  )

  it('names all its periods when those of the loan page are not known', async () => {
    const { text } = await open('CX7', { faults: [{ match: RATES, fault: 'result=500' }] })
    await expect.element(text('仅3、6期可用')).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it.each([
    ['CX3', couponCopy.status.unused, couponCopy.notEffective],
    ['CX1', couponCopy.status.used, null],
    ['CX2', couponCopy.status.expired, null],
    ['CXA', couponCopy.status.unused, couponCopy.unreadable],
  ])(
    'that cannot be used says why, and leads to the others: %s',
    { tags: ['couponRule.34', 'couponRule.26'] },
    async (id, status, reason) => {
      const { text, tap, exits } = await open(id)
      await expect.element(text(status)).toBeVisible()
      if (reason) await expect.element(text(reason)).toBeVisible()
      expect(useButton().elements()).toEqual([])
      await tap(copy.list)
      expect(exits).toEqual([{ name: 'list', query: undefined }])
    },
  )

  it(
    'that is not for loans says so, and leads where its reply says',
    { tags: ['couponRule.22'] },
    async () => {
      const mall = { couponId: 'C1', name: '充值券', kindId: 2, category: 'other', statusId: 1, amount: 5 }
      const faults = [replies(COUPONS, { couponList: [mall], productList: [] })]
      const first = await open('C1', { faults })
      await expect.element(first.text(copy.kind.mall)).toBeVisible()
      await expect.element(first.text(copy.elsewhere)).toBeVisible()
      expect([useButton().elements(), first.calls(RATES)]).toEqual([[], []])
      await first.view.unmount()
      const linked = { ...mall, canRedirect: true, redirectUrl: 'https://mall.test/' }
      const second = await open('C1', {
        faults: [replies(COUPONS, { couponList: [linked], productList: [] })],
      })
      await second.tap(couponCopy.use)
      await expect.poll(() => second.host.opened).toEqual(['https://mall.test/'])
      expect(second.host.memory.getItem(CHOSEN_COUPON_KEY)).toBeNull()
    },
  )

  it('of an address that the gate refuses stays here', async () => {
    const mall = {
      couponId: 'C1',
      name: '充值券',
      kindId: 2,
      category: 'other',
      statusId: 1,
      canRedirect: true,
    }
    const linked = { ...mall, redirectUrl: 'https://evil.test/' }
    const { text, tap, exits } = await open('C1', {
      faults: [replies(COUPONS, { couponList: [linked], productList: [] })],
      host: { opens: () => false },
    })
    await tap(couponCopy.use)
    await expect.element(text(/^暂时无法打开该页面/)).toBeVisible()
    expect(exits).toEqual([])
  })

  it.each([{}, { coupon: 'CZ9' }])('that is not there leads to the others: %j', async (search) => {
    const { text, tap, exits } = await openPage(detail, { search })
    await expect.element(text(copy.gone.title)).toBeVisible()
    await tap(copy.list)
    expect(exits).toEqual([{ name: 'list', query: undefined }])
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open('CR2', { faults: [{ match: COUPONS, times: 1, fault: 'result=42020' }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(couponCopy.status.unused)).toBeVisible()
  })
})

describe('a coupon of a batch', { tags: ['couponRule.44'] }, () => {
  it('is asked for by the batch alone', async () => {
    const { text, calls } = await openPage(detail, { persona: 'window-coupon', search: { batch: 'BCW1' } })
    await expect.element(text(couponCopy.status.unused)).toBeVisible()
    expect(calls(BATCH).map(({ request }) => request)).toEqual([{ batchNo: 'BCW1' }])
    expect(calls(COUPONS)).toEqual([])
  })

  it('that is gone says so', async () => {
    const { text } = await openPage(detail, { search: { batch: 'B0' } })
    await expect.element(text(copy.gone.title)).toBeVisible()
  })
})

const NOW = Date.parse('2026-03-02T10:00:00+08:00')
const at = (text: string) => Date.parse(`${text}+08:00`)

it.each([
  [null, null, copy.always],
  [null, at('2026-03-20T23:59:59'), '3月20日23:59到期'],
  [at('2026-02-20T00:00:00'), at('2027-01-03T23:59:59'), '2月20日起，2027年1月3日23:59到期'],
  [at('2026-04-01T00:00:00'), null, '4月1日起'],
  [Number.NaN, null, copy.unknown],
  [null, Number.NaN, copy.unknown],
])('says from when until when it holds: %s to %s', (startsAt, endsAt, text) => {
  expect(validity({ startsAt, endsAt }, NOW)).toBe(text)
})
