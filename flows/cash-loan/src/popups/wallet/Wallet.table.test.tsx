import { sandboxWorld } from '@koo/page/testing'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openTab } from '../../testing/tab.ts'

/** What a customer sees on entering and on leaving: title and one text of the pop-up, null without one. */
type Seen = readonly [title: string, text: string] | null

const TRANSITION: Seen = ['息费下降了', '最高免息1,280元']
const OVER: Seen = ['小微客户临时额度', '临时额度6万元']
const NEW: Seen = ['新客户临时额度', '临时额度3,000元']
const LIFETIME: Seen = ['会员终身降费', '原日利率0.06%现日利率0.04%适用额度5万元']
const CUT: Seen = ['您的利率可以更低', '年利率下降3.60%']
const RAISE: Seen = ['您的额度可以更高', '额度提高8,000元']
const RAISE_TEMP: Seen = ['您的额度可以更高', '额度提高5,000元']
const BOTH: Seen = ['您的利率更低，额度更高', '年利率下降3.60%额度提高8,000元']
const OFFERS = '限时提额2万元会员提额5,000元优惠券8.5折'

/** What the specification's table (spec 4) says of every persona. */
const TABLE: ReadonlyArray<readonly [persona: string, entry: Seen, quit: Seen]> = [
  ['old-customer', null, null],
  ['popup-transition', TRANSITION, TRANSITION],
  ['popup-transition-entry', ['息费下降了', '您的借款息费已经下降。'], null],
  ['popup-over-20w', OVER, OVER],
  ['popup-new-user-temp', NEW, NEW],
  ['popup-lifetime-1', LIFETIME, LIFETIME],
  ['popup-lifetime-2', LIFETIME, LIFETIME],
  ['popup-lifetime-3', LIFETIME, LIFETIME],
  ['popup-marketing-12', ['可以分12期', '借款可以选择分12期还。'], null],
  ['popup-sales-coupon', ['专属顾问送您一张优惠券', '顾问：王经理'], null],
  ['popup-fake-coupon', ['老客户优惠生效中', '息费优惠8.5折'], ['您的优惠还可以使用', '息费优惠8.5折']],
  ['popup-rate-cut', CUT, CUT],
  ['popup-raise', RAISE, RAISE],
  ['popup-raise-temp', RAISE_TEMP, RAISE_TEMP],
  ['popup-rate-and-raise', BOTH, BOTH],
  ['popup-remind-raise', ['您有提额资格', '最高可提额2万元'], ['提额资格还没有使用', '最高可提额2万元']],
  ['popup-amount', ['您有提额资格', '最高可提额2万元'], ['提额资格还没有使用', '最高可提额2万元']],
  ['popup-remind-coupon', ['您有一张优惠券可用', '优惠券8.5折'], ['您有一张优惠券没有使用', '优惠券8.5折']],
  ['popup-remind-offers', ['您有提额和优惠', OFFERS], ['您的权益还没有使用', OFFERS]],
  ['popup-cash-back', null, ['借款可得返现', '返现88元']],
  [
    'popup-cash-back-coupon',
    ['您有一张优惠券可用', '优惠券8.5折'],
    ['返现和优惠券都还可以使用', '返现88元优惠券8.5折'],
  ],
  ['popup-recommend', null, ['推荐好友有奖励', '推荐奖励50元']],
  ['popup-no-coupon', null, ['仅差一步', '借款还没有提交']],
  ['popup-all', TRANSITION, TRANSITION],
]

const dialog = page.getByRole('dialog')
const back = page.getByRole('button', { name: 'back' })

it.each(TABLE)(
  '%s sees the pop-ups of the table, each once, before the plain question',
  { tags: ['popup.1', 'popup.20'] },
  async (persona, entry, quit) => {
    const world = sandboxWorld({ persona })
    const view = openTab(world)
    onTestFinished(() => view.unmount())
    const asked = () => world.sandbox.log('default', 'merchant/rewardQuery').length
    await expect.element(page.getByTestId('month-pay').first()).toBeVisible()
    await expect.poll(asked).toBe(1)
    if (entry) {
      await expect.element(dialog).toHaveAccessibleName(entry[0])
      await expect.element(dialog).toMatchTextContent(entry[1])
      await dialog.getByRole('button', { name: '去借款' }).click()
    }
    await expect.element(dialog).not.toBeInTheDocument()

    await back.click()
    if (quit) {
      await expect.element(dialog).toHaveAccessibleName(quit[0])
      await expect.element(dialog).toMatchTextContent(quit[1])
      await dialog.getByRole('button', { name: '继续借款' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await back.click()
    }
    await expect.element(page.getByRole('alertdialog', { name: '确定要离开吗？' })).toBeVisible()
    expect(asked()).toBe(2)
  },
)
