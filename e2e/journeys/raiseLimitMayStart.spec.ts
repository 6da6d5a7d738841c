import { become } from '../support/become.ts'
import { isAt } from '../support/channel.ts'
import { NO_TRY_LEFT, RAISE } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

/** Every page of a verification, as a message or a banner opens it. */
const SPOKES = [
  'academicAuth',
  'accumFundStepOne',
  'accumFundStepTwo',
  'xszAuth',
  'vehicle',
  'taxAuth',
  'gsAuth',
  'wxAuth',
  'wxAuthindex',
  'fpUpload',
  'wsdStepOne',
  'wsdAuthPushStream',
  'card',
  'perfectInfo?authId=133',
] as const

/** What a verification asks for. */
const ASKED = 'input:not([type=hidden]), textarea'

test.describe('a link to a verification', () => {
  test.use({ signedIn: false })

  test('signs a visitor in, and comes back to it', async ({ page, login, sandbox }) => {
    await page.goto(`${RAISE}/xszAuth?from=message`)
    await login.signIn()
    await isAt(page, 'raiseLimit/xszAuth')
    await expect(page.getByRole('button', { name: /从相册选择/ })).toBeVisible()
    expect(await sandbox.calls('user/login')).toHaveLength(1)
  })
})

test.describe('a customer who may not raise the limit', () => {
  test.use({ persona: 'raise-blocked' })

  test('is told why on every page of a verification, before anything is asked', async ({ page, sandbox }) => {
    for (const spoke of SPOKES)
      await test.step(spoke, async () => {
        await page.goto(`${RAISE}/${spoke}`)
        await expect(page.getByText('您近期的综合评分暂不支持提额，请保持良好的还款习惯')).toBeVisible()
        await expect(page.locator(ASKED)).toHaveCount(0)
      })
    expect(await sandbox.calls('credit/checkPushStream')).toHaveLength(0)
    await page.goto(`${RAISE}/taxAuth`)
    await page.getByRole('button', { name: '返回额度管理' }).tap()
    await isAt(page, 'raiseLimit/home')
    await expect(page.getByText('暂时不能提额')).toBeVisible()
  })

  test('reads the reason of the lender, and where there is a way on, goes it', async ({ page, sandbox }) => {
    for (const [persona, spoke, reason] of [
      ['account-frozen', 'card', '您的账户已冻结，暂不支持提额'],
      ['raise-done', 'fpUpload', '您已完成该认证，无需重复认证'],
      ['raise-mixed', 'gsAuth', NO_TRY_LEFT],
      ['credit-new', 'xszAuth', '请先完成额度申请'],
    ] as const)
      await test.step(persona, async () => {
        await become(page, sandbox, persona)
        await page.goto(`${RAISE}/${spoke}`)
        await expect(page.getByText(reason)).toBeVisible()
      })
    await page.getByRole('button', { name: '去申请额度' }).tap()
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/pages/credit/koocard/'))
    await expect(page.getByRole('main')).toBeVisible()
  })
})
