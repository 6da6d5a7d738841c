import type { Page } from '@playwright/test'
import { become } from '../support/become.ts'
import { ask, isAt } from '../support/channel.ts'
import { BEFORE } from '../support/history.ts'
import { button, CALLS, MERCHANT, says, setHidden } from '../support/merchant.ts'
import { ofToday } from '../support/ofToday.ts'
import { COLLECTED } from '../support/privacy.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

/** Where each customer is whose application they show, and what they read there. */
const CUSTOMERS = [
  ['merchant-start', 'merchantCredit', '凭店铺经营申请额度'],
  ['merchant-opened', 'merchantCredit', '店铺信息'],
  ['merchant-submitted', 'orderSubmitted', '正在初审'],
  ['merchant-refused', 'checkFail', '综合评估未通过，暂时无法为您提供服务'],
  ['merchant-passed', 'submitPass', '请补充资料'],
  ['merchant-reviewing', 'orderChecking', '资料正在复核'],
  ['merchant-approved', 'checkSuccess', '商户贷额度已生效'],
  ['merchant-final-refused', 'checkFail', '店铺经营流水不足，复核未通过'],
  ['merchant-cancelled', 'checkFail', '您已撤回申请'],
  ['merchant-documents-in', 'submitPass', '资料已收齐'],
  ['merchant-draft', 'merchantCredit', '店铺认证'],
  ['merchant-barred', 'merchantCredit', '您所在的行业暂不支持申请'],
  ['merchant-pre-audit-refused', 'merchantCredit', '凭店铺经营申请额度'],
  ['merchant-lowered', 'merchantCredit', '凭店铺经营申请额度'],
  ['merchant-stores', 'merchantCredit', '凭店铺经营申请额度'],
  ['merchant-tobacco', 'merchantCredit', '凭店铺经营申请额度'],
  ['merchant-tobacco-ended', 'merchantCredit', '凭店铺经营申请额度'],
  ['merchant-booked', 'merchantCredit', '凭店铺经营申请额度'],
  ['merchant-unknown-status', 'merchantCredit', '申请进度暂时无法显示'],
] as const

/** A status of the reply, the page that it leads to, what is read there, and what is reported of it. */
const STATUSES = [
  [99, 'merchantCredit', '申请进度暂时无法显示', 'unknown-page-code'],
  ['5', 'checkSuccess', '商户贷额度已生效', null],
  [5.5, 'merchantCredit', '已有商户贷额度', 'call-failed'],
  [null, 'merchantCredit', '已有商户贷额度', null],
  [undefined, 'merchantCredit', '已有商户贷额度', null],
  [{ code: 5 }, 'merchantCredit', '已有商户贷额度', 'call-failed'],
] as const

/** The kinds of the failures that the pages report from now on. */
function reportedKinds(page: Page): string[] {
  const kinds: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== COLLECTED) return
    const found = (request.postData() ?? '').matchAll(/"kind":"([\w-]+)"/g)
    kinds.push(...[...found].map(([, kind = '']) => kind))
  })
  return kinds
}

test.describe('the address of the application', () => {
  test('opens the page of each customer', async ({ page, sandbox }) => {
    for (const [persona, path, text] of ofToday(CUSTOMERS, 4))
      await test.step(persona, async () => {
        await become(page, sandbox, persona)
        await page.goto(MERCHANT)
        await isAt(page, `merchant/${path}`)
        await says(page, text)
      })
  })

  test.describe(() => {
    test.use({ persona: 'merchant-approved' })

    test('never ends with a white page, whatever the status; a strange one is reported once', async ({
      page,
      sandbox,
    }) => {
      const kinds = reportedKinds(page)
      await page.goto(BEFORE)
      const order = (await ask(page, CALLS.data)) as object
      for (const [status, path, text, kind] of STATUSES)
        await test.step(`status ${JSON.stringify(status)}`, async () => {
          kinds.length = 0
          await sandbox.clearFaults()
          await sandbox.fault({ match: CALLS.data, fault: replying({ ...order, status }) })
          await page.goto(MERCHANT)
          await isAt(page, `merchant/${path}`)
          await says(page, text)
          await setHidden(page, true)
          await expect.poll(() => kinds).toEqual(kind === null ? [] : [kind])
        })
    })

    test('of the end of an application says what the status says, not what the address does', async ({
      page,
    }) => {
      await page.goto(`${MERCHANT}/checkFail?type=cancel`)
      await isAt(page, 'merchant/checkSuccess')
      await says(page, '商户贷额度已生效')
    })
  })

  test.describe(() => {
    test.use({ persona: 'merchant-reviewing' })

    test('of its success does the same while it is reviewed', { tag: '@SEQ-043' }, async ({ page }) => {
      await page.goto(`${MERCHANT}/checkSuccess`)
      await isAt(page, 'merchant/orderChecking')
      await says(page, '资料正在复核')
      await expect(button(page, '去借款')).toHaveCount(0)
    })
  })

  test.describe(() => {
    test.use({ persona: 'merchant-passed', signedIn: false })

    test('signs a visitor in, and then opens their page', async ({ page, login }) => {
      await page.goto(MERCHANT)
      await login.signIn('13800000505')
      await isAt(page, 'merchant/submitPass')
      await expect(button(page, '去上传资料')).toBeVisible()
    })
  })
})
