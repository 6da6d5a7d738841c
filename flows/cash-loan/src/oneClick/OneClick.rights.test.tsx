import { replies, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { confirm, openOffer, openRefused, PUBLISH, sheet, takeOffer, tick } from './testing/openOffer.ts'
import { offerAfter } from './testing/refuse.ts'
import { copy } from './copy.ts'

const AFTER = 'cash/getLoanAfterProcessInfo'
const row = (name: string | RegExp) => sheet.getByText(name)
/** The offer of a persona, as its server would send it. */
const offerOf = (persona: string) => offerAfter(sandboxWorld({ persona }))

describe('a right of the offer', () => {
  it('stands in its own row, and is in the payment that is confirmed, sent and lent', async () => {
    const { world, calls } = await openOffer({ persona: 'lead-right' })
    await expect.element(row('会员利息9折')).toBeVisible()
    await expect.element(row(copy.right.note)).toBeVisible()
    await takeOffer()
    await expect.poll(() => world.sandbox.world().loanCount).toBe(2)
    const loan = world.sandbox.world().loans[1]
    expect(loan?.couponIds).toEqual(['CL3', 'CL6'])
    await expect.poll(() => calls(PUBLISH)).toHaveLength(1)
    expect(calls(PUBLISH)).toMatchObject([{ request: { couponId: 'CL3', monthRepay: loan?.monthPay } }])
  })

  it('is worked out again when the coupon is another one', { tags: ['couponRule.19'] }, async () => {
    const { world } = await openOffer({ persona: 'lead-right' })
    const before = sheet.element().textContent
    await sheet.getByRole('button', { name: /^优惠券/ }).click()
    await page.getByRole('radio', { name: '不使用优惠券' }).click()
    await page.getByRole('button', { name: '完成' }).click()
    await expect.element(row('会员利息9折')).toBeVisible()
    expect(sheet.element().textContent).not.toBe(before)
    await takeOffer()
    await expect.poll(() => world.sandbox.world().loans[1]?.couponIds).toEqual(['CL6'])
  })

  it('that does not fit the amount says why, and the offer stands without it', async () => {
    const { world } = await openOffer({ persona: 'lead-right-unfit' })
    await expect.element(row('借款15000元及以上可用')).toBeVisible()
    await expect.element(row(copy.right.note)).not.toBeInTheDocument()
    await takeOffer()
    await expect.poll(() => world.sandbox.world().loanCount).toBe(2)
    expect(world.sandbox.world().loans[1]?.couponIds).toEqual([])
  })

  it('counts as soon as the amount fits', { tags: ['oneClick.12'] }, async () => {
    const { world } = await openOffer({ persona: 'lead-right-unfit' })
    await sheet.getByRole('button', { name: /全部借出/ }).click()
    await expect.element(row(copy.right.note)).toBeVisible()
    await expect.element(row('借款15000元及以上可用')).not.toBeInTheDocument()
    await takeOffer()
    await expect.poll(() => world.sandbox.world().loans[1]?.couponIds).toEqual(['CL6'])
  })

  it('that ends while the pop-up is open is taken out, and said, before anything is sent', async () => {
    const offer = await offerOf('lead-right')
    const world = sandboxWorld({ persona: 'lead-right' })
    const rights = offer.selectedRightsInfo?.couponRightsList ?? []
    const endDate = world.gateway.serverNow() + 60_000
    const content = {
      ...offer,
      selectedRightsInfo: { couponRightsList: rights.map((each) => ({ ...each, endDate })) },
    }
    const { clock, calls } = await openOffer({ world, faults: [replies(AFTER, content)] })
    await expect.element(row(copy.right.note)).toBeVisible()
    await tick.click()
    await clock.advance(120_000)
    await confirm.click()
    await expect.element(page.getByText(copy.rightEnded)).toBeVisible()
    await expect.element(row('该券已过期')).toBeVisible()
    await expect.element(row(copy.fault.payment)).not.toBeInTheDocument()
    expect(calls(PUBLISH)).toHaveLength(0)
  })

  it('an other right lowers no payment: it is only named', async () => {
    const offer = await offerOf('lead-old-style')
    const other = { couponId: 'CO9', name: '提前还款免手续费', category: 'other' }
    const content = { ...offer, selectedRightsInfo: { couponRightsList: [other] } }
    await openOffer({ persona: 'lead-old-style', faults: [replies(AFTER, content)] })
    await expect.element(row('提前还款免手续费')).toBeVisible()
    await expect.element(row(copy.right.applied)).toBeVisible()
  })
})

describe('a wrong value is as if it was not there', () => {
  it.each([
    ['no rights', { selectedRightsInfo: undefined }],
    ['rights that are null', { selectedRightsInfo: null }],
    ['rights that are a text', { selectedRightsInfo: '会员' }],
    ['no list', { selectedRightsInfo: {} }],
    ['a list that is null', { selectedRightsInfo: { couponRightsList: null } }],
    ['a list that is a number', { selectedRightsInfo: { couponRightsList: -1 } }],
    ['a right that is null', { selectedRightsInfo: { couponRightsList: [null] } }],
    ['a right without an id', { selectedRightsInfo: { couponRightsList: [{ category: 'member' }] } }],
    [
      'a coupon in place of a right',
      { selectedRightsInfo: { couponRightsList: [{ couponId: 'X', name: '券', category: 'rate' }] } },
    ],
    ['no saving', { freeAmount: undefined }],
    ['a saving that is null', { freeAmount: null }],
    ['a saving that is a text', { freeAmount: '免息' }],
    ['a negative saving', { freeAmount: '-1' }],
    ['a saving that is an object', { freeAmount: {} }],
  ])('%s: the offer stands', async (_what, changes) => {
    const content = { ...(await offerOf('lead-old-style')), ...changes }
    await openOffer({
      persona: 'lead-old-style',
      contract: 'report',
      faults: [replies(AFTER, content)],
    })
    await expect.element(sheet).toMatchTextContent('¥10,000')
    await expect.element(row(copy.right.note)).not.toBeInTheDocument()
  })

  it.each([
    [
      'a payment that is a cent too low',
      (offer: { monthPay?: unknown }) => ({ monthPay: cent(offer.monthPay, -1) }),
    ],
    [
      'a payment that is a cent too high',
      (offer: { monthPay?: unknown }) => ({ monthPay: cent(offer.monthPay, 1) }),
    ],
    ['another saving than its rates give', () => ({ freeAmount: '0.01' })],
    ['the payment of a right that it does not list', () => ({ selectedRightsInfo: null })],
  ])('%s: no offer', async (_what, changes) => {
    const offer = await offerOf('lead-right')
    const content = { ...offer, ...changes(offer) }
    const { clock } = await openRefused({ persona: 'lead-right', faults: [replies(AFTER, content)] })
    await clock.advance(60_000)
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '重新借款' })).toBeVisible()
  })
})

/** An amount of the reply, some cents off. */
const cent = (yuan: unknown, off: number): string => ((Math.round(Number(yuan) * 100) + off) / 100).toFixed(2)
