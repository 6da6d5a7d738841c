import { CheckoutPage } from '../pages/CheckoutPage.ts'
import { ContactsPage } from '../pages/ContactsPage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import {
  allStored,
  BASE,
  ID_NUMBER,
  isAt,
  MISMATCHING_ID_NUMBER,
  passFaceCheck,
  proveIdentity,
  REAL_NAME,
  views,
} from '../support/channel.ts'
import { timePasses } from '../support/clock.ts'
import { back, BEFORE } from '../support/history.ts'
import { SAVE, VALUES } from '../support/information.ts'
import { tapTwenty } from '../support/kill.ts'
import { expect, test } from '../support/test.ts'

const TOKEN = 'siku.13800000320'
const ENTRY = `${BASE}/siku/loginsuccess?partnerToken=${TOKEN}`
/** Due days and so the interest depend on the lender's day. */
const DAY = Date.parse('2026-12-10T10:00:00+08:00')
/** Pause between two questions about an assessment or a payment, ms. */
const PAUSE = 2_000

test.use({ persona: 'siku-start', signedIn: false })

test.beforeEach(async ({ page, privacy }) => {
  privacy.plant('the credential', TOKEN)
  await page.goto(BEFORE)
})

test('a credential signs in once, is kept nowhere, and leaves nothing to go back to', async ({
  page,
  sandbox,
}) => {
  await page.goto(ENTRY)
  await isAt(page, 'siku/idauth')
  await expect(page.getByRole('heading', { level: 1, name: '身份认证' })).toBeVisible()
  expect(await sandbox.calls('channel/loginHook')).toMatchObject([{ request: { partnerToken: TOKEN } }])
  expect(await sandbox.calls('channel/getPageMeta')).toHaveLength(1)
  // The call that counts needs a session: the hand-over itself may or may not have one by then.
  const counted = async () => (await views(sandbox)).filter((id) => id !== 'siku_loginsuccess')
  await expect.poll(counted).toEqual(['siku_idauth'])
  // The privacy fixture reads the history and the storages, too, and looks for the credential.
  expect(await allStored(page)).not.toContain('13800000320')
  await back(page)
  await expect(page).toHaveURL(new RegExp(BEFORE))
})

test('a credential that has expired says so, and never asks for our own sign-in', async ({
  page,
  login,
  sandbox,
}) => {
  await page.goto(`${ENTRY}.expired`)
  await isAt(page, 'siku/loginfail')
  await expect(page.getByText('登录凭证已过期，请返回合作方重新进入')).toBeVisible()
  await expect(login.heading).toHaveCount(0)
  await page.getByRole('button', { name: '返回合作方' }).click()
  await expect(page).toHaveURL(/__sandbox\/partner\/siku\/back.*[?&]code=AUTH_LOGIN_HOOK_FAILURE(?:&|$)/)
  await expect(page.getByText('登录失败').first()).toBeVisible()
  expect(await sandbox.calls('user/sendLoginCode')).toHaveLength(0)
})

test('from the partner’s shop to its paid order', async ({ page, sandbox }) => {
  await sandbox.setClock(DAY)
  await page.clock.install({ time: DAY })
  await page.goto(ENTRY)

  // A number of another name stays, and nothing is sent on.
  const identity = await proveIdentity(page, MISMATCHING_ID_NUMBER)
  await expect(identity.number).toHaveAccessibleDescription(/姓名与身份证号不一致，请检查后重试/)
  await isAt(page, 'siku/idauth')
  expect(await sandbox.calls('channel/getPageMeta')).toHaveLength(1)
  expect(await allStored(page)).not.toContain(MISMATCHING_ID_NUMBER)
  await identity.number.fill(ID_NUMBER)
  await identity.submit.click()

  await isAt(page, 'siku/idcarduploading')
  const photos = new IdPhotosPage(page)
  await photos.chooseBoth()
  await expect(photos.name).toHaveValue(REAL_NAME)
  await photos.submit.click()
  await isAt(page, 'siku/video')
  expect(await sandbox.calls('credit/uploadIdPhoto')).toHaveLength(2)

  await passFaceCheck(page)
  await isAt(page, 'siku/contactff')
  const contacts = new ContactsPage(page)
  await contacts.fill(1, '陈国强', '13700000001')
  await contacts.fill(2, '李梅', '13600000002')
  await tapTwenty(contacts.submit)

  await isAt(page, 'siku/information')
  expect(await sandbox.calls('channel/fillContacts')).toHaveLength(1)
  const information = new InformationPage(page)
  await information.isReady()
  // The partner has told where the customer lives.
  await information.fill({ ...VALUES, region: undefined })
  await information.submit.click()
  await isAt(page, 'siku/result')
  expect(await sandbox.calls(SAVE)).toHaveLength(1)

  const start = page.getByRole('button', { name: '开始评估' })
  await expect(start).toBeVisible()
  const status = 'channel/queryAssessAmountStatus'
  // The page that starts the assessment has asked once itself.
  const before = (await sandbox.calls(status)).length
  await start.click()
  await isAt(page, 'siku/checking')
  await expect(async () => {
    await timePasses(page, sandbox, PAUSE)
    await expect(page).toHaveURL(/checkedsuccess/, { timeout: 500 })
  }).toPass()
  await expect(page.getByText('30,000', { exact: true })).toBeVisible()
  // The page of the outcome asks once more.
  expect((await sandbox.calls(status)).length - before).toBe(4)
  expect(await sandbox.calls('channel/assessAmount')).toHaveLength(1)
  await page.getByRole('button', { name: '继续' }).click()

  await isAt(page, 'common/pay')
  const checkout = new CheckoutPage(page)
  await checkout.period(12).check()
  await expect(checkout.plan).toContainText('803.67')
  await checkout.pay('8,600.00')
  await expect(checkout.waiting).toBeVisible()
  await expect(async () => {
    await timePasses(page, sandbox, PAUSE)
    await expect(page).toHaveURL(/__sandbox\/partner\/siku\/back/, { timeout: 500 })
  }).toPass()
  await expect(page).toHaveURL(/[?&]code=SUCCESS(?:&|$)/)
  await expect(page.getByText('支付成功').first()).toBeVisible()
  expect(await sandbox.calls('channel/confirmPay')).toMatchObject([
    { request: { period: 12, payType: 'instalment' } },
  ])
  expect(await sandbox.calls('channel/queryPayStatus')).toHaveLength(3)
})
