import { replies, sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { CHOSEN_COUPON_KEY } from '@koo/steps/coupons'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy as couponCopy } from '../coupon/copy.ts'
import { coupon } from '../flow.ts'
import { copy } from './copy.ts'
import { centre } from './step.ts'

const CENTRE = 'apphome/queryCouponCentre'
const GUEST = 'apphome/queryGuestCouponCentre'
const DRAW = 'activity/drawPrize'

type Options = OpenPageOptions<{ coupon?: string }>
const open = (options: Options = {}) => openPage(centre, { persona: 'coupon-centre', ...options })
const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const button = (title: string, name: string) => card(title).getByRole('button', { name, exact: true })
/** The coupon that can be had. */
const RAISE = '1,000元提额券'

describe('the centre of a customer', () => {
  it('shows what each coupon is to the customer, in the order of the server', async () => {
    await open()
    await expect.element(button('息费9.5折券', couponCopy.use)).toBeVisible()
    await expect.element(card('息费8.8折券').first()).toMatchTextContent(copy.closed.used)
    await expect.element(card('新客首期免息券')).toMatchTextContent('仅新客可领')
    await expect.element(button(RAISE, copy.receive)).toBeVisible()
    await expect.element(card('充值立减5元券')).toMatchTextContent(copy.closed.expired)
    for (const reason of ['仅会员可领', '已领完', '活动尚未开始', '活动已结束'])
      await expect.element(page.getByText(reason)).toBeVisible()
    expect(page.getByRole('button', { name: copy.receive, exact: true }).elements()).toHaveLength(1)
    expect(page.getByRole('listitem').elements()).toHaveLength(9)
  })

  it('receives a coupon once for many taps, and then it can be used for a loan', async () => {
    const { calls, exits, host, text } = await open()
    await expect.element(button(RAISE, copy.receive)).toBeVisible()
    const receive = button(RAISE, copy.receive).element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) receive.click()
    await expect.element(button(RAISE, couponCopy.use)).toBeVisible()
    await expect.element(text(copy.done)).toBeVisible()
    expect(calls(DRAW)).toHaveLength(1)
    expect(calls(DRAW)[0]?.request).toMatchObject({ activityCode: 'centre-raise' })
    // The button is gone, the place is not.
    expect(card(RAISE).element().contains(document.activeElement)).toBe(true)
    await button(RAISE, couponCopy.use).click()
    await button('息费9.5折券', couponCopy.use).click()
    expect(exits.map(({ name }) => name)).toEqual(['use', 'use'])
    expect(JSON.parse(host.memory.getItem(CHOSEN_COUPON_KEY) ?? '')).toMatchObject({ rate: { id: 'CH1' } })
  })

  it('after a lost reply shows the coupon as received, and receives it no second time', async () => {
    const { calls } = await open({ faults: [{ match: DRAW, fault: 'drop=after', times: 1 }] })
    await button(RAISE, copy.receive).click()
    await expect.element(button(RAISE, couponCopy.use)).toBeVisible()
    const serials = new Set(
      calls(DRAW).map(({ request }) => (request as { serialNumber: string }).serialNumber),
    )
    expect(serials.size).toBe(1)
  })

  it('says why a coupon was refused, and asks anew what can be had', async () => {
    const { text, calls } = await open({
      faults: [{ match: DRAW, fault: { kind: 'result', code: 42161, message: '已领完' } }],
    })
    await button(RAISE, copy.receive).click()
    await expect.element(text('已领完').first()).toBeVisible()
    await expect.poll(() => calls(CENTRE).length).toBe(2)
  })

  it('marks a received coupon that is not for loans, and leads to all of the customer', async () => {
    const topUp = {
      couponId: 'T1',
      name: '充值券',
      kindId: 2,
      statusId: 1,
      received: true,
      activityCode: 'A1',
    }
    const { tap, exits } = await open({ faults: [replies(CENTRE, [topUp])] })
    await expect.element(card('充值券')).toMatchTextContent(copy.received)
    await tap(copy.mine)
    expect(exits).toEqual([{ name: 'mine', query: undefined }])
  })

  it('offers no coupon without an activity, and one whose availability is not said', async () => {
    const plain = { name: '券', kindId: 1, statusId: 1, received: false }
    await open({
      faults: [
        replies(CENTRE, [
          { ...plain, couponId: 'K1', name: '没有活动的券', isAvailable: true },
          { ...plain, couponId: 'K2', name: '没有说明的券', activityCode: 'A2' },
        ]),
      ],
    })
    await expect.element(card('没有活动的券')).toMatchTextContent(copy.closed.unknown)
    await expect.element(button('没有说明的券', copy.receive)).toBeVisible()
  })

  it('says that there is nothing, without regret', async () => {
    const { text } = await open({ faults: [replies(CENTRE, [])] })
    await expect.element(text(copy.empty.title)).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open({ faults: [{ match: CENTRE, times: 1, fault: 'result=42020' }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(button(RAISE, copy.receive)).toBeVisible()
  })
})

describe('the centre of a visitor', () => {
  it(
    'asks the call of visitors only, and leads to the sign-in with the coupon',
    { tags: ['role.2'] },
    async () => {
      const { exits, calls, text } = await open({ signedIn: false })
      await expect.element(text(copy.visitor)).toBeVisible()
      await button(RAISE, copy.signIn).click()
      expect(exits).toEqual([{ name: 'signIn', query: { coupon: 'centre-raise' } }])
      expect([calls(GUEST).length, calls(CENTRE).length, calls(DRAW).length]).toEqual([1, 0, 0])
      expect(page.getByRole('button', { name: copy.mine }).elements()).toEqual([])
    },
  )

  it('comes back from the sign-in to the same coupon, which nobody has received for them', async () => {
    const world = sandboxWorld({ persona: 'coupon-centre', signedIn: false })
    const view = openFlow(coupon, world, { browser: true, at: '/coupon/centre' })
    onTestFinished(() => view.unmount())
    await view.shows('coupon_centre')
    await button(RAISE, copy.signIn).click()
    await expect.poll(() => view.host.log.logins).toEqual(['/coupon/centre?coupon=centre-raise'])
    world.signIn({ persona: 'coupon-centre' })
    view.go('/coupon/centre?coupon=centre-raise', { replace: true })
    await expect.element(button(RAISE, copy.receive)).toBeVisible()
    await expect.poll(() => card(RAISE).element().contains(document.activeElement)).toBe(true)
    await expect.element(card(RAISE)).toBeInViewport()
    expect(world.sandbox.log('default', DRAW)).toEqual([])
  })
})
