import type { Page } from '@playwright/test'
import { ContactsPage } from '../pages/ContactsPage.ts'
import { FacePage } from '../pages/FacePage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { LoginPage } from '../pages/LoginPage.ts'
import { ask, BASE, isAt, ONWARD, passFaceCheck } from '../support/channel.ts'
import { BEFORE } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

const DAY = 24 * 60 * 60 * 1000
const NO_TRY_LEFT = '今日人脸识别次数已用完，请明天再试'

test.describe('the fourth and fifth contact', () => {
  test.use({ persona: 'needs-contacts' })

  test('raise the limit once', async ({ page, sandbox }) => {
    await page.goto(`${BASE}/koocard/contact/fourfive`)
    const contacts = new ContactsPage(page)
    await contacts.fill(1, '陈国强', '13911111111')
    await contacts.fill(2, '李梅', '13611111111')
    await contacts.submit.click()
    await expect(page.getByText('第1、2联系人已存在，请重新填写', { exact: true })).toBeVisible()
    const raised = async () => (await ask(page, 'credit/queryLimitLog')) as Record<string, string>[]
    expect((await raised())[0]).not.toMatchObject({ title: '补充联系人认证提额' })

    await contacts.addTwo()
    await isAt(page, 'koocard/contactResult')
    expect((await raised())[0]).toMatchObject({
      title: '补充联系人认证提额',
      changeAmount: '1000.00',
      afterAmount: '51000.00',
    })
    expect((await sandbox.calls('credit/saveUserContact')).at(-1)).toMatchObject({
      request: { contactType: -2, contacts: [{ contactLevel: 3 }, { contactLevel: 4 }] },
    })

    await page.goto(`${BASE}/koocard/contact/fourfive`)
    await expect(page.getByText('您已完成该认证，无需重复认证')).toBeVisible()
    await expect(contacts.submit).toHaveCount(0)
  })
})

test.describe('the shared face check', () => {
  test.describe('of a customer without a try', () => {
    test.use({ persona: 'face-over-limit' })

    test('says so after the first picture, and offers no other', async ({ page, sandbox }) => {
      await page.goto(`${BASE}/common/video`)
      const face = new FacePage(page)
      await face.check()
      await isAt(page, 'common/overlimit')
      await expect(page.getByRole('heading', { name: NO_TRY_LEFT })).toBeVisible()
      await expect(page.getByRole('button', { name: /识别|重试|拍/ })).toHaveCount(0)
      expect(await sandbox.calls('credit/faceAuthV3')).toHaveLength(1)
    })
  })

  test.describe('that fails five times', () => {
    test.use({ persona: 'face-fails', signedIn: false })

    test('may be tried again the next Beijing day, after a new sign-in', async ({ page, login, sandbox }) => {
      const now = Date.parse('2026-12-10T23:30:00+08:00')
      await sandbox.setClock(now)
      await page.clock.setSystemTime(now)
      await page.goto(`${BASE}/common/video`)
      await login.signIn('13800000206')
      // Without a camera of the app the first page leads on: what is ticked on it would be lost.
      await isAt(page, 'common/videoh5')
      const face = new FacePage(page)
      for (const left of [4, 3, 2, 1]) {
        await face.check()
        await expect(page.getByText(`识别未通过，今天还可以尝试${left}次`)).toBeVisible()
      }
      await face.check()
      await isAt(page, 'common/overlimit')
      await expect(page.getByRole('heading', { name: NO_TRY_LEFT })).toBeVisible()

      // The session of two hours has ended by then.
      await sandbox.advance(DAY)
      await page.clock.setSystemTime(now + DAY)
      await page.goto(`${BASE}/common/video`)
      await new LoginPage(page).signIn('13800000206')
      await isAt(page, 'common/videoh5')
      await face.check()
      await expect(page.getByText('识别未通过，今天还可以尝试4次')).toBeVisible()
    })
  })
})

test.describe('a larger loan', () => {
  test.use({ persona: 'dzl-start' })

  test('asks for one recorded consent, then lists the authorisations with their rewards', async ({
    page,
    sandbox,
  }) => {
    const RECORD = 'other/agreementrecord'
    // The browser itself repeats a request whose connection breaks: those of the page count.
    let records = 0
    page.on('request', (request) => {
      if (request.url().endsWith(`/api/${RECORD}`)) records += 1
    })
    await page.goto(`${BASE}/dzl/`)
    await isAt(page, 'dzl/protocol')
    await sandbox.fault({ match: RECORD, fault: 'drop=before' })
    const consent = page.getByRole('checkbox', { name: /已阅读并同意/ })
    await consent.check()
    await expect(page.getByText('网络异常，请您重新提交')).toBeVisible()
    await expect(consent).not.toBeChecked()
    expect(records).toBe(4)
    await sandbox.clearFaults()

    const submit = page.getByRole('button', { name: '同意并继续' })
    await consent.check()
    await submit.click()
    await isAt(page, 'dzl/moreAuth')
    const raises = page.getByRole('region', { name: '提升额度' }).getByRole('listitem')
    await page.getByRole('button', { name: '更多7项' }).click()
    // The ten of the specification, and those of the mortgage and the car.
    await expect(raises).toHaveCount(12)
    await expect(raises.filter({ hasText: /最高可提[\d,]+元/ })).toHaveCount(12)
    expect((await sandbox.calls(RECORD)).filter(({ processed }) => processed)).toHaveLength(1)
  })
})

test('an agreement of break-directly leads on, and is not below', async ({ page, sandbox }) => {
  for (const { page: name, next } of [
    { page: 'cashLoanBreakDirectlyProtocolFront', next: '/cash/home' },
    { page: 'cashLoanBreakDirectlyProtocolBack', next: '/result/loan' },
    { page: 'cashLoanBreakDirectlyProtocolBackV2', next: '/result/loan' },
  ])
    await test.step(name, async () => {
      const agreements = async () => (await sandbox.calls('cash/protocolConfirm')).length
      const before = await agreements()
      await page.goto(BEFORE)
      await page.goto(`${BASE}/cash/${name}?breakType=old`)
      await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
      await page.getByRole('button', { name: '同意并继续' }).click()
      await expect(page).toHaveURL(({ pathname }) => pathname === `${BASE}${next}`)
      expect(await agreements()).toBeGreaterThan(before)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(BEFORE))
    })
})

/** What closes each gap, from the list of what is missing to the page that leads back. */
const GAPS: readonly { persona: string; task: RegExp; close(page: Page): Promise<void> }[] = [
  {
    persona: 'needs-face',
    task: /人脸识别/,
    async close(page) {
      await isAt(page, 'koocard/videoForloan')
      await passFaceCheck(page)
    },
  },
  {
    persona: 'needs-data',
    task: /身份证照片/,
    async close(page) {
      await isAt(page, 'koocard/idcarduploading')
      const photos = new IdPhotosPage(page)
      await photos.chooseBoth()
      await photos.submit.click()
    },
  },
  {
    persona: 'needs-contacts',
    task: /紧急联系人/,
    async close(page) {
      await isAt(page, 'koocard/contactadd')
      const contacts = new ContactsPage(page)
      await contacts.addTwo()
      await isAt(page, 'koocard/contactaddsuccess')
      await page.getByRole('button', { name: ONWARD }).click()
    },
  },
]

for (const { persona, task, close } of GAPS)
  test.describe(`the loan button of ${persona}`, () => {
    test.use({ persona })

    test('reaches a page that closes the gap, and comes back with the entered amount', async ({
      page,
      loan,
    }) => {
      await page.goto(`${LoanPage.path}?amount=12000`)
      await loan.amount.fill('13000')
      await loan.consent.check()
      await page.getByRole('button', { name: '补充资料并借款' }).tap()
      await isAt(page, 'cash/home/adduserinfo_loan')
      await page.getByRole('button', { name: task }).click()
      await close(page)
      await loan.isReady()
      await expect(loan.amount).toHaveValue('13,000')
    })
  })
