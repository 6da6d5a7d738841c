import type { Locator } from '@playwright/test'
import { ContactsPage } from '../pages/ContactsPage.ts'
import { FacePage } from '../pages/FacePage.ts'
import { IdentityPage } from '../pages/IdentityPage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { cameraTracks, expectCameraOff, showsClip, watchCameras } from '../support/camera.ts'
import { ask, BASE, ID_NUMBER, isAt, REAL_NAME } from '../support/channel.ts'
import { timePasses } from '../support/clock.ts'
import { back, BEFORE } from '../support/history.ts'
import { SAVE, VALUES } from '../support/information.ts'
import { tapTwenty } from '../support/kill.ts'
import { expect, test } from '../support/test.ts'

/** Pause between two questions about an assessment, ms. */
const PAUSE = 2_000

test.use({ persona: 'credit-new' })

test('from the home card to the loan page; every button sends once, whatever the taps', async ({
  page,
  context,
  sandbox,
  loan,
}) => {
  await watchCameras(context)
  await page.clock.install()
  /** Taps twenty times, and expects one request. */
  const sendOnce = async (button: Locator, call: string, next: string) => {
    await tapTwenty(button)
    await isAt(page, next)
    expect(await sandbox.calls(call)).toHaveLength(1)
  }

  // The home page is not of this app: its card leads here for a customer without a limit.
  await page.goto(BEFORE)
  const { linkUrl } = (await ask(page, 'apphome/queryCard')) as { linkUrl: string }
  await page.goto(linkUrl)
  await isAt(page, 'koocard/idauth')
  const identity = new IdentityPage(page)
  await identity.name.fill(REAL_NAME)
  await identity.number.fill(ID_NUMBER)
  await identity.consent.check()
  await sendOnce(identity.submit, 'channel/idAuth', 'koocard/idcarduploading')

  const photos = new IdPhotosPage(page)
  await photos.chooseBoth()
  await sendOnce(photos.submit, 'channel/idCardAuth', 'koocard/videoh5')
  expect(await sandbox.calls('credit/uploadIdPhoto')).toHaveLength(2)

  // The authorisation opens over the running camera, which goes on.
  const face = new FacePage(page)
  await face.begin()
  await face.isRunning()
  await showsClip(face.camera)
  const before = await cameraTracks(page)
  expect(before).toMatchObject([{ readyState: 'live' }])
  await page.getByRole('button', { name: '《人脸信息使用授权书》' }).click()
  await isAt(page, 'koocard/videoh5/protocolRead')
  await back(page)
  await isAt(page, 'koocard/videoh5')
  expect(await cameraTracks(page)).toEqual(before)
  await face.shutter.click()
  await sendOnce(face.use, 'channel/faceVerify', 'koocard/videosuccess')
  await expectCameraOff(page)
  await page.getByRole('button', { name: '完善个人信息' }).click()

  await isAt(page, 'koocard/information')
  const information = new InformationPage(page)
  await information.isReady()
  await information.fill({ ...VALUES, region: undefined })
  await sendOnce(information.submit, SAVE, 'koocard/contactadd')

  const contacts = new ContactsPage(page)
  await contacts.fill(1, '陈国强', '13700000001')
  await contacts.fill(2, '李梅', '13600000002')
  await tapTwenty(contacts.submit)
  await isAt(page, 'koocard/contactaddsuccess')
  expect(await sandbox.calls('credit/saveUserContact')).toHaveLength(1)
  await page.getByRole('button', { name: '继续' }).click()

  await isAt(page, 'koocard/result')
  const start = page.getByRole('button', { name: '开始评估' })
  await expect(start).toBeVisible()
  const status = async () => (await sandbox.calls('channel/queryAssessAmountStatus')).length
  // The page that starts the assessment has asked once itself.
  await expect(page.getByRole('button', { name: '开始评估' })).toBeVisible()
  const asked = await status()
  await sendOnce(start, 'channel/assessAmount', 'koocard/checking')
  await expect(async () => {
    await timePasses(page, sandbox, PAUSE)
    await expect(page).toHaveURL(/checkedsuccess/, { timeout: 500 })
  }).toPass()
  await expect(page.getByText('30,000', { exact: true })).toBeVisible()
  // Two replies that it is running, and the limit.
  // The page of the outcome asks once more.
  expect((await status()) - asked).toBe(4)
  await page.getByRole('button', { name: '继续' }).click()

  await expect(page).toHaveURL(({ pathname }) => pathname === '/__sandbox/partner/koocard/institution')
  await page.getByRole('button', { name: '确认并继续' }).click()
  await expect(loan.heading).toBeVisible()
  await expect(page).toHaveURL(({ pathname }) => pathname === `${BASE}/cash/home`)
})
