import type { Locator, Page } from '@playwright/test'
import { LoanPage } from '../pages/LoanPage.ts'
import { RIGHT_CODE } from '../pages/LoginPage.ts'
import { kill, tapTwenty } from '../support/kill.ts'
import {
  button,
  CALLS,
  dayAhead,
  field,
  fileOf,
  fillBooking,
  fillShop,
  made,
  MERCHANT,
  pass,
} from '../support/merchant.ts'
import { ofToday } from '../support/ofToday.ts'
import type { Sandbox, Tweak } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

/** Something that the customer asks for once, and that must be there once. */
interface Write {
  what: string
  call: string
  persona: string
  tweak?: Tweak
  at: string
  /** What was typed is in every tab of the customer. */
  isDrafted?: true
  /** Up to the button that sends it. */
  ready(page: Page, sandbox: Sandbox): Promise<void>
  /** The button that sends it, or leads on to that. */
  button: string
  /** What is shown when it was made. */
  outcome(page: Page): Locator
  /** What a tab that was too late shows by itself, where more taps would be for another one. */
  late?(page: Page): Locator
  /** How often the lender has made it. */
  count(sandbox: Sandbox): Promise<number>
}

const WRITES: readonly Write[] = [
  {
    what: 'an order',
    call: CALLS.order,
    persona: 'merchant-opened',
    at: '/merchantCredit',
    isDrafted: true,
    ready: (page) => fillShop(page),
    button: '提交店铺信息',
    outcome: (page) => field(page, '申请金额'),
    count: async (sandbox) => (await made(sandbox)).orders,
  },
  {
    what: 'an application',
    call: CALLS.amount,
    persona: 'merchant-both-proofs',
    tweak: { merchant: { holds: true } },
    at: '/merchantCredit',
    isDrafted: true,
    ready: (page) => field(page, '申请金额').fill('80000'),
    button: '提交申请',
    outcome: (page) => page.getByText('正在初审，有结果后会自动显示。'),
    count: async (sandbox) => (await made(sandbox)).applications,
  },
  {
    what: 'a booking',
    call: CALLS.book,
    persona: 'merchant-start',
    at: '/preOrderInfo',
    isDrafted: true,
    ready: async (page, sandbox) => fillBooking(page, await dayAhead(sandbox, 2)),
    button: '提交预约',
    outcome: (page) => page.getByText('预约编号'),
    count: async (sandbox) => (await made(sandbox)).bookings,
  },
  {
    what: 'a recall',
    call: CALLS.recall,
    persona: 'merchant-submitted',
    at: '/orderSubmitted',
    async ready(page) {
      await button(page, '撤回申请').tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    button: '撤回申请',
    outcome: (page) => page.getByText('您已撤回申请'),
    count: async (sandbox) => ((await fileOf(sandbox)).order?.status === 7 ? 1 : 0),
  },
  {
    what: 'a loan',
    call: CALLS.publish,
    persona: 'merchant-approved',
    tweak: { audit: { polls: 0 } },
    at: '/loan?amount=20000&period=12',
    async ready(page) {
      const loan = new LoanPage(page)
      await loan.isReady()
      await loan.consent.check()
      await loan.borrow.tap()
    },
    button: '确认，获取验证码',
    outcome: (page) => page.getByText('借款期数'),
    // The loan, or why it sends nothing: a code was just sent, the other tab sends, or there is a loan that was not known.
    late: (page) =>
      page.getByText(/借款期数|请\d+秒后再获取|您正在另一个页面提交借款|您刚刚已经成功借过一笔/),
    count: async (sandbox) => (await sandbox.world()).loanCount,
  },
]

/** What comes between the tap and its reply. */
const WAYS = [
  { how: 'whose reply is cut', fault: 'half' },
  { how: 'that is cut before it arrives', fault: 'http=503' },
  { how: 'by twenty taps', fault: 'latency=300', isTappedOften: true },
  { how: 'in two tabs', fault: 'latency=300', isInTwoTabs: true },
  { how: 'that was made while the tab was killed', fault: 'hang=after', isKilled: true },
  { how: 'that was not made while the tab was killed', fault: 'hang=before', isKilled: true },
] as const
type Way = { how: string; fault: string; isTappedOften?: true; isInTwoTabs?: true; isKilled?: true }

const CASES = WRITES.flatMap((write) => WAYS.map((way: Way) => ({ write, way })))

/** What a page offers after a reply that it did not get. */
const OFFERS = ['查看结果', '重新提交', '查看进行中的预约', '重新核对', '重新确认借款', '立即借款']

/** How long one action may take: a dialog that is closing takes none. */
const QUICK = { timeout: 1_500 }

const codeField = (page: Page) => page.getByRole('dialog', { name: '短信验证' }).getByRole('textbox')

async function send(page: Page, { button: name }: Write, isTappedOften = false): Promise<void> {
  const send = button(page, name).last()
  await (isTappedOften ? tapTwenty(send) : send.tap())
}

/** Takes what the page offers, one thing after the other, until it shows the outcome. */
async function settle(page: Page, sandbox: Sandbox, write: Write) {
  let turn = 0
  const act = async () => {
    if (await codeField(page).isVisible()) return codeField(page).fill(RIGHT_CODE, QUICK)
    const consent = page.getByRole('checkbox', { name: /同意/ })
    if ((await consent.isVisible()) && !(await consent.isChecked())) return consent.check(QUICK)
    const offered = [...OFFERS, write.button].map((name) => button(page, name).last())
    const shown = await Promise.all(offered.map((each) => each.isVisible()))
    const open = offered.filter((_, place) => shown[place])
    return open[turn % open.length]?.click(QUICK)
  }
  await expect(async () => {
    if (await write.outcome(page).first().isVisible()) return
    await act().catch(() => undefined)
    turn += 1
    await pass(page, sandbox, 2_000)
    await expect(write.outcome(page).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000, intervals: [0] })
}

for (const { write, way } of ofToday(CASES, 4))
  test.describe(() => {
    test.use({ persona: write.persona, tweak: write.tweak ?? {} })

    test(`${write.what} ${way.how} is one`, async ({ page, context, sandbox }) => {
      const { call, at } = write
      await page.clock.install()
      if (call === CALLS.publish) await sandbox.keepRepeats()
      await page.goto(MERCHANT + at)
      await write.ready(page, sandbox)
      // A draft is written when typing rests.
      await page.clock.runFor(600)
      const other = way.isInTwoTabs && (await context.newPage())
      if (other) {
        await other.goto(MERCHANT + at)
        if (!write.isDrafted) await write.ready(other, sandbox)
        await expect(button(other, write.button).last()).toBeVisible()
      }
      await sandbox.fault({ match: call, times: 1, fault: way.fault })
      await send(page, write, way.isTappedOften)
      if (call === CALLS.publish) await codeField(page).fill(RIGHT_CODE)
      if (other) await send(other, write)
      if (other && write.late) await expect(write.late(other).first()).toBeVisible()
      await sandbox.asked(call)
      if (way.isTappedOften) expect(await sandbox.calls(call)).toHaveLength(1)
      const tab = way.isKilled ? await kill(context, page) : page
      await settle(tab, sandbox, write)
      if (other && !write.late) await settle(other, sandbox, write)
      // What is still on its way arrives.
      await sandbox.advance(60_000)
      expect(await write.count(sandbox)).toBe(1)
      expect((await sandbox.world()).repeatedSerials).toEqual([])
    })
  })
