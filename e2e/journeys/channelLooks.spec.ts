import type { Page } from '@playwright/test'
import inventory from '../../flows/inventory.json' with { type: 'json' }
import { expect, test } from '../support/around.ts'
import { become } from '../support/become.ts'
import { ask, BASE, isAt } from '../support/channel.ts'
import { ENVIRONMENTS, rowOf } from '../support/environments.ts'
import { expectForEverybody } from '../support/everybody.ts'
import { BEFORE } from '../support/history.ts'
import { ofToday } from '../support/ofToday.ts'
import { replying, type Sandbox } from '../support/sandbox.ts'

/** Pages that go on by themselves as soon as the server has answered: seen while it has not. */
const PASSING =
  /^\/maoyan$|\/(?:checking|loginsuccess|middle|agency|bindcard|koocard|contactadding|cashier|afterLoanSign|\w+Mid)$|^\/yinlian\/waiting$|^\/bankCard\/add$/
/** Pages that go on at once, without a call: nobody sees them. */
const UNSEEN = new Set([
  '/yinlian/koocard',
  '/koocard/houseLoanMid',
  '/koocard/breakDirectlyProtocolMid',
  '/raiseLimit/cardDzlMid',
  '/raiseLimit/academicAuthLoading',
  '/repayment/autopay',
  '/account/login',
  '/loginCallback',
])
/** Pages that some customers alone see, and these; several where a page has several faces. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  '/merchant/merchantCredit': ['merchant-start', 'merchant-opened', 'merchant-both-proofs'],
  '/merchant/orderSubmitted': ['merchant-submitted'],
  '/merchant/checkFail': ['merchant-refused'],
  '/merchant/checkSuccess': ['merchant-capped'],
  '/merchant/orderChecking': ['merchant-reviewing'],
  '/merchant/submitPass': ['merchant-document-refused'],
  '/merchant/uploadFile': ['merchant-document-refused'],
  '/merchant/preOrderResult': ['merchant-booked'],
  '/merchant/tobacco': ['merchant-tobacco'],
  '/merchant/tobacco/basicInfo': ['merchant-tobacco'],
  '/merchant/tobacco/manageInfo': ['merchant-tobacco'],
  '/merchant/tobacco/goodsInfo': ['merchant-tobacco'],
  '/merchant/tobacco/failure': ['merchant-tobacco-ended'],
  '/merchant/loan': ['merchant-approved'],
  '/repayment/plan': ['running-loan'],
  '/repayment/early': ['running-loan'],
  '/topUp/orders': ['top-up-orders'],
  '/topUp/orderDetail': ['top-up-orders'],
  '/topUp/result': ['top-up-orders'],
  '/activity/signIn': ['sign-in-streak'],
  '/activity/draw': ['lucky'],
  '/activity/prizes': ['prize-orders'],
  '/activity/orderAddress': ['prize-orders'],
  '/message/list': ['many-messages'],
  '/message/detail': ['strange-messages'],
  '/membership/centre': ['old-customer', 'member'],
  '/membership/renew': ['member'],
  '/membership/upgrade': ['member'],
}
/** The query of a page. A loan page is opened with an amount, as the wallet's is in its own looks. */
const OPENED_WITH: Readonly<Record<string, string>> = {
  '/merchant/loan': '?amount=20000',
  '/repayment/cashier': '?bills=L1_5',
  '/repayment/afterLoanSign': '?loanId=L1',
  '/repayment/result': '?repayNo=R000001',
  '/bankCard/detail': '?card=C1',
  '/coupon/detail': '?coupon=CR2',
  '/account/helpDetail': '?id=H002',
  '/membership/result': '?orderNum=Y1',
  '/activity/survey': '?questionnaireCode=QN-APPLY',
  '/agreement': '?key=credit&part=1',
  '/iframe': `?url=${encodeURIComponent(BEFORE)}`,
}
/** Pages of a loan, by its number: of the first that the customer has. */
const OF_A_LOAN = /^\/repayment\/(?:plan|early)$/
/** Pages of one thing, by its number: the call that lists them, and the name of the number. The first of the list is looked at. */
const OF_A_THING: Readonly<Record<string, readonly [call: string, name: string]>> = {
  '/topUp/orderDetail': ['virtual/queryOrders', 'orderNum'],
  '/topUp/result': ['virtual/queryOrders', 'orderNum'],
  '/activity/orderAddress': ['activity/queryOfferOrders', 'orderNum'],
  '/message/detail': ['message/queryList', 'id'],
}
async function queryOf(path: string, page: Page, sandbox: Sandbox): Promise<string> {
  if (OF_A_LOAN.test(path)) return `?loanId=${(await sandbox.world()).loans[0]?.loanId ?? ''}`
  const [call, name] = OF_A_THING[path] ?? []
  if (call === undefined || name === undefined) return OPENED_WITH[path] ?? ''
  const [thing] = (await ask(page, call)) as readonly Readonly<Record<string, unknown>>[]
  return `?${name}=${String(thing?.[name])}`
}
/** Their page `result` is for everybody. */
const PLAIN_RESULT = new Set(['maoyan', 'raiseLimit', 'repayment', 'bankCard', 'topUp', 'membership'])
/** Pages of the camera that only an app has. */
const NATIVE = /^\/(?:common|koocard|kidswant)\/video(?:\/|$)/

/** The pages of the loan need a loan. */
const OTHERS = new Set(['cash-loan'])
/** Calls for the windows that open by themselves. A page is looked at without one: the stories show every window. */
const WINDOWS = ['apphome/queryWindows', 'merchant/getUserWindowList']
type Listed = readonly { readonly path: string; readonly title: string }[]
const channels: Readonly<Record<string, Listed>> = Object.fromEntries(
  Object.entries(inventory).filter(([flow]) => !OTHERS.has(flow)),
)

/** Pages of a channel that are looked at in any case: they show that its theme can be read. */
const OF_EACH_THEME = 3
/** Most pages of one test: each is looked at in five ways. */
const AT_ONCE = 14

/** The campaigns of the months are one page, and so are those of the platforms that vouch for a shop. */
const kindOf = ({ path, title }: { path: string; title: string }) =>
  /\/[a-z]+Activity$/.test(path)
    ? 'month'
    : (/\/(?:ele|sqb|meituan|aliPay|weChat)([A-Z]\w+)$/.exec(path)?.[1] ??
      `${path.split('/').at(-1)} ${title}`)

/**
 * Each kind of page once, and of these the share of the day: channels share steps, which differ in nothing but the theme of
 * the channel.
 */
function oneOfEach(all: typeof channels) {
  const seen = new Set<string>()
  return Object.entries(all).map(([channel, pages]) => {
    const visible = pages.filter(({ path }) => !UNSEEN.has(path))
    const chosen = visible.filter((page, at) => at < OF_EACH_THEME || !seen.has(kindOf(page)))
    for (const page of chosen) seen.add(kindOf(page))
    return [channel, ofToday(chosen)] as const
  })
}

/** Opens a page and looks at it in the theme of its partner. */
async function look(
  page: Page,
  sandbox: Sandbox,
  { path, title }: { path: string; title: string },
): Promise<void> {
  const isPassing = PASSING.test(path)
  if (isPassing) await page.route('**/api/**', () => undefined)
  await page.goto(BASE + path + (await queryOf(path, page, sandbox)))
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('main')).toBeVisible()
  await expectForEverybody(page, path)
  await isAt(page, path.slice(1))
  if (!isPassing) return
  // A page whose calls are replied to now would go on.
  await page.goto(BEFORE)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const [channel, pages] of oneOfEach(channels)) {
  const isReady = ({ path }: { path: string }) => path.endsWith('/result') && !PLAIN_RESULT.has(channel)
  const isNative = ({ path }: { path: string }) => NATIVE.test(path)
  for (const { whose, row = ENVIRONMENTS.at(-1)!, persona = 'old-customer', chosen } of [
    { whose: 'pages', chosen: pages.filter((page) => !isReady(page) && !isNative(page)) },
    { whose: 'result', persona: `${channel}-ready`, chosen: pages.filter(isReady) },
    { whose: 'pages in the app', row: rowOf('app-android'), chosen: pages.filter(isNative) },
  ])
    for (let from = 0; from < chosen.length; from += AT_ONCE)
      test.describe(() => {
        test.use({ row, persona })

        const part = chosen.length > AT_ONCE ? `, from the page ${from + 1}` : ''
        test(`the ${whose} of ${channel} can be used by everybody${part}`, async ({ page, sandbox }) => {
          for (const match of WINDOWS) await sandbox.fault({ match, fault: replying([]) })
          let customer = persona
          for (const each of chosen.slice(from, from + AT_ONCE))
            for (const owner of OWNERS[each.path] ?? [persona])
              await test.step(`${each.path} of ${owner}`, async () => {
                if (owner !== customer) await become(page, sandbox, owner)
                customer = owner
                await look(page, sandbox, each)
              })
        })
      })
}
