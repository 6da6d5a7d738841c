import { cashCashLeadPopQuery, cashGetAmount, cashPreApproval } from '@koo/api-client/calls'
import { LEAVE_LIMIT_MS } from '@koo/flow'
import { sandboxWorld, type WorldOptions } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LEAD_MARKER } from '../../constants.ts'
import { ready } from '../../home/testing/openHome.ts'
import { opened, tab } from '../../testing/atCode.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

const QUERY = 'cash/cashLeadPopQuery'
const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
/** The plain question of the host. */
const question = (name: string) => page.getByRole('alertdialog', { name })
const BEFORE = '/cash/home'

/** Opens the partner's loan page. */
async function open(persona: string, search = '', options: WorldOptions = {}) {
  const world = sandboxWorld({ persona, ...options })
  const view = tab(world, { at: `/cashLead/loan${search}` })
  await ready()
  return { world, view }
}
const nodes = ({ sandbox }: ReturnType<typeof sandboxWorld>) =>
  sandbox.log('default', QUERY).map(({ request }) => request)

describe('on entering', () => {
  it('the coupon with what it saves; 立即使用 goes on', { tags: ['cashLead.2', 'cashLead.5'] }, async () => {
    const { world, view } = await open('campaign-voucher')
    await expect.element(dialog).toMatchTextContent('送您一张全程免息券')
    // What the lender takes off the largest loan over 12 periods.
    const { leadFlowLoanAmount } = await cashGetAmount(world.gateway, {})
    const { list } = await cashPreApproval(world.gateway, {
      amount: Number(leadFlowLoanAmount),
      loanPeriod: 12,
      userCardId: 'C1',
      couponIds: ['CL2'],
      loanUseCode: '10001',
      leadFlow: LEAD_MARKER,
    })
    const waived = list.reduce((sum, row) => sum + Number(row.couponValue), 0).toFixed(2)
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent(`¥${waived}最多可免利息`)
    for (const node of nodes(world)) expect(node).toEqual({ campaignNode: 'entryLoanPage' })
    await button('立即使用').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(view.address()).toMatch(/^\/cashLead\/loan/)
  })

  it('a general text where the amount is 0', { tags: ['cashLead.4'] }, async () => {
    await open('campaign-generic')
    await expect.element(dialog.getByText('限时全程免息优惠', { exact: true })).toBeVisible()
    expect(dialog.element().textContent).not.toContain('¥')
  })

  it.each([
    ['campaign-temp', 1],
    ['campaign-temp-reduce', 2],
    ['campaign-temp-reduce-coupon', 3],
  ])(
    '%s has %i cells, each with the figure of the reply',
    { tags: ['cashLead.6'] },
    async (persona, cells) => {
      const { world } = await open(persona)
      await expect.element(dialog).toBeVisible()
      const [granted] = (await cashCashLeadPopQuery(world.gateway, { campaignNode: 'entryLoanPage' })) ?? []
      const { cashTempAvailAmountDl, rate, formattedCouponDiscount } = granted?.marketingDetailInfo ?? {}
      const texts = [
        `¥${Number(cashTempAvailAmountDl).toLocaleString('en-US')}临时额度`,
        `${(Number(rate) * 100).toFixed(2)}%年利率低至`,
        `${formattedCouponDiscount}优惠券`,
      ]
      expect(
        dialog
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(texts.slice(0, cells))
    },
  )

  it.each(['result=42020', 'malformed', 'http=500'])(
    'nothing when the campaigns do not load (%s)',
    { tags: ['cashLead.10'] },
    async (fault) => {
      const world = sandboxWorld({ persona: 'campaign-voucher' })
      world.sandbox.addFaults('default', { match: QUERY, fault })
      tab(world, { at: '/cashLead/loan' })
      await ready()
      await expect.poll(() => nodes(world).length).toBeGreaterThan(0)
      await world.clock.advance(30_000)
      expect(dialog.elements()).toEqual([])
    },
  )
})

describe('before the page is left', () => {
  /** Opens the page after another one, and goes back. */
  async function back(persona: string, search = '', fault?: string) {
    const world = sandboxWorld({ persona })
    const view = tab(world, { at: BEFORE })
    await ready()
    view.go(`/cashLead/loan${search}`)
    await expect.element(page.getByRole('heading', { name: '借款服务' })).toBeVisible()
    await ready()
    if (persona.startsWith('campaign')) {
      await dialog.getByRole('button', { name: '关闭' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
    }
    if (fault) world.sandbox.addFaults('default', { match: QUERY, fault })
    view.back()
    return { world, view }
  }

  it(
    'without a campaign the plain question: 继续借款 stays, 离开 leaves',
    { tags: ['cashLead.7', 'cashLead.9'] },
    async () => {
      const { world, view } = await back('lead-new-style')
      await expect.element(question('仅差一步即可完成申请')).toBeVisible()
      expect(nodes(world)).toContainEqual({ campaignNode: 'quitLoanPage' })
      await page.getByRole('button', { name: '继续借款', exact: true }).click()
      await expect.poll(view.asking).toBe(false)
      expect(view.address()).toMatch(/^\/cashLead/)
      view.back()
      await page.getByRole('button', { name: '离开', exact: true }).click()
      // exit.3: the survey of the loan page.
      await expect.element(dialog).toMatchTextContent('离开前请告诉我们原因')
      expect(
        world.sandbox.log('default', 'other/getQuestionnaireInfo').map(({ request }) => request),
      ).toEqual([{ currentPage: 'loanApplyPage' }])
      await button('不填了，直接离开').click()
      await expect.poll(view.address).toBe(BEFORE)
    },
  )

  it(
    'customers of the provider’s own card are asked about its benefit',
    { tags: ['cashLead.8'] },
    async () => {
      await back('lead-new-style', '?fromScene=koocardloan')
      await expect.element(question('确认放弃高通过率权益吗？')).toBeVisible()
    },
  )

  it(
    'the coupon: 优惠借款 stays, 离开 leaves, each an event of its own',
    { tags: ['cashLead.5'] },
    async () => {
      const { view } = await back('campaign-voucher')
      await expect.element(dialog).toMatchTextContent('全程免息券还没有使用')
      await button('优惠借款').click()
      await expect.element(dialog).not.toBeInTheDocument()
      view.back()
      await button('离开').click()
      await button('不填了，直接离开').click()
      await expect.poll(view.address).toBe(BEFORE)
      // The first two are those of entering the page.
      const names = view.host.log.events.flatMap((it) => (it.type === 'event' ? it.name : []))
      expect(names.filter((name) => name.startsWith('popup_')).slice(2)).toEqual([
        'popup_show',
        'popup_confirm',
        'popup_show',
        'popup_cancel',
      ])
    },
  )

  it('a refused query asks the plain question', { tags: ['cashLead.10'] }, async () => {
    await back('campaign-voucher', '', 'result=42020')
    await expect.element(question('仅差一步即可完成申请')).toBeVisible()
  })

  it('a query that takes too long asks the plain question after 1.5 s', { tags: ['exit.1'] }, async () => {
    const { view } = await back('campaign-voucher', '', 'hang=before')
    view.host.advance(LEAVE_LIMIT_MS)
    await expect.element(question('仅差一步即可完成申请')).toBeVisible()
  })
})
