import type { Locator, Page } from '@playwright/test'
import { ContactsPage } from '../pages/ContactsPage.ts'
import { FacePage } from '../pages/FacePage.ts'
import { IdentityPage } from '../pages/IdentityPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { BASE, ID_NUMBER, isAt, REAL_NAME, views } from '../support/channel.ts'
import { back, BEFORE, twoBacks } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

test.describe('the last step of our own card: contacts', () => {
  test.use({ persona: 'koocard-last-step' })

  /** Enters, names two contacts and saves them. */
  async function save(page: Page, second: string, arrives?: () => Promise<void>): Promise<void> {
    await page.goto(`${BASE}/koocard/middle`)
    await arrives?.()
    await isAt(page, 'koocard/contactadd')
    const contacts = new ContactsPage(page)
    await contacts.fill(1, '陈国强', '13700000001')
    await contacts.fill(2, '李梅', second)
    await contacts.submit.click()
  }

  test('are saved, verified, and lead to the assessment', async ({ page, sandbox }) => {
    await save(page, '13600000002')
    await isAt(page, 'koocard/contactaddsuccess')
    expect(await sandbox.calls('credit/saveUserContact')).toMatchObject([{ request: { contactType: 23 } }])
    await expect
      .poll(() => views(sandbox))
      .toEqual(['koocard_middle', 'koocard_contactadd', 'koocard_contactadding', 'koocard_contactaddsuccess'])
    await page.getByRole('button', { name: '继续' }).click()
    await isAt(page, 'koocard/result')
  })

  test.describe(() => {
    // A session from before the clock is set would have ended.
    test.use({ signedIn: false })

    test('that could not be verified say from when they may be named again', async ({
      page,
      login,
      sandbox,
    }) => {
      const now = Date.parse('2026-12-10T10:00:00+08:00')
      await sandbox.setClock(now)
      await page.clock.setSystemTime(now)
      await save(page, '13600005555', () => login.signIn('13800000302'))
      await isAt(page, 'koocard/contactResult')
      await expect(page.getByText('联系人验证未通过，请明天再试')).toBeVisible()
      await expect(page.getByText('12月11日00:00之后可以重新填写联系人。', { exact: true })).toBeVisible()
    })
  })
})

test.describe('a guarded page of a partner', () => {
  test.use({ persona: 'kidswant-start' })

  test('lets the first step back pass, and asks at the next one', { tag: '@channel.7' }, async ({ page }) => {
    await page.goto(BEFORE)
    await page.goto(`${BASE}/kidswant/`)
    await isAt(page, 'kidswant/idauth')
    const dialog = page.getByRole('dialog', { name: '提示' })
    const identity = new IdentityPage(page)
    await expect(identity.name).toBeVisible()
    // The browser's own back would unload the app, which cannot count it.
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page).toHaveURL(new RegExp(BEFORE))

    await page.goto(`${BASE}/kidswant/`)
    await identity.name.fill(REAL_NAME)
    const brand = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const ofPartner = await brand(identity.submit)
    // Two steps back at the same time are one question.
    await page.getByRole('button', { name: '返回' }).evaluate((arrow: HTMLElement) => {
      arrow.click()
      arrow.click()
    })
    await expect(dialog).toContainText('确认放弃申请吗？')
    expect(await brand(dialog.getByRole('button', { name: '继续申请' }))).toBe(ofPartner)
    await dialog.getByRole('button', { name: '继续申请' }).click()
    await expect(dialog).toBeHidden()
    await isAt(page, 'kidswant/idauth')
    await expect(identity.name).toHaveValue(REAL_NAME)

    // Completed, it counts from the beginning.
    await identity.number.fill(ID_NUMBER)
    await identity.consent.check()
    await identity.submit.click()
    await isAt(page, 'kidswant/videoh5')
    await page.goto(BEFORE)
    await page.goto(`${BASE}/kidswant/idauth`)
    const known = page.getByText('您已完成身份认证')
    await expect(known).toBeVisible()
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page).toHaveURL(new RegExp(BEFORE))
    await page.goto(`${BASE}/kidswant/idauth`)
    await expect(known).toBeVisible()
    await page.getByRole('button', { name: '返回' }).click()
    await expect(dialog).toBeVisible()
  })
})

test.describe('a guarded page of our own card', () => {
  test.use({ persona: 'needs-everything' })

  test('asks once for two steps back at the same time, and address and page stay the same', async ({
    page,
    loan,
  }) => {
    // Two pages of the app lie below the guarded one, so that no step back leaves the app.
    await page.goto(LoanPage.path)
    await loan.consent.check()
    await page.getByRole('button', { name: '补充资料并借款' }).tap()
    const task = page.getByRole('button', { name: /身份认证/ })
    const { name } = new IdentityPage(page)
    await task.click()
    await isAt(page, 'koocard/idauth')
    await expect(name).toBeVisible()
    await back(page)
    await isAt(page, 'cash/home/adduserinfo_loan')

    await task.click()
    await name.fill(REAL_NAME)
    await twoBacks(page)
    const dialog = page.getByRole('dialog', { name: '提示' })
    await expect(dialog).toBeVisible()
    await isAt(page, 'koocard/idauth')
    await dialog.getByRole('button', { name: '继续申请' }).click()
    await expect(dialog).toBeHidden()
    await isAt(page, 'koocard/idauth')
    await expect(name).toHaveValue(REAL_NAME)
    await expect(page).toHaveTitle('身份认证')
  })
})

test.describe('the authorisation over a running camera', () => {
  test.use({ persona: 'kidswant-one-step' })

  test('leaves the same recording running', async ({ page }) => {
    await page.goto(`${BASE}/kidswant/`)
    await isAt(page, 'kidswant/videoh5')
    // Opened by a reload it lies over its page, too: back leads there.
    const face = new FacePage(page)
    await face.authorisation.click()
    await isAt(page, 'kidswant/videoh5/protocolRead')
    await page.reload()
    await expect(page.getByRole('heading', { name: '人脸信息使用授权书', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: '返回' }).click()
    await isAt(page, 'kidswant/videoh5')
    await face.begin()
    const tracksOf = () =>
      face.camera.evaluate((video: HTMLVideoElement) =>
        (video.srcObject as MediaStream).getTracks().map(({ id, readyState }) => ({ id, readyState })),
      )
    await expect(face.camera).toBeVisible()
    const before = await tracksOf()
    expect(before).toMatchObject([{ readyState: 'live' }])
    await page.getByRole('button', { name: '《人脸信息使用授权书》' }).click()
    await isAt(page, 'kidswant/videoh5/protocolRead')
    await back(page)
    await isAt(page, 'kidswant/videoh5')
    expect(await tracksOf()).toEqual(before)
  })
})

test.describe('the page of the institution that lends', () => {
  test.use({ persona: 'koocard-after' })
  const INSTITUTION = '/__sandbox/partner/koocard/institution'

  // After how long is tested where the clock is the page's own: Passage.test.tsx.
  test('opens the institution’s own', async ({ page }) => {
    await page.goto(`${BASE}/koocard/agency`)
    await expect(page).toHaveURL((url) => url.pathname === INSTITUTION)
  })

  test('is not opened when the customer leaves within 50 ms', async ({ page }) => {
    const opened: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
    })
    const now = Date.now()
    await page.clock.install({ time: now })
    await page.goto(BEFORE)
    await page.clock.pauseAt(now + 60_000)
    await page.goto(`${BASE}/koocard/agency`)
    await expect(page.getByText('由持牌机构放款', { exact: true })).toBeVisible()
    await page.clock.runFor(49)
    await isAt(page, 'koocard/agency')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(BEFORE))
    await page.clock.runFor(1_000)
    expect(opened).not.toContain(INSTITUTION)
  })

  test('opens no address that is on no list', async ({ page, sandbox }) => {
    await sandbox.next({
      path: 'channel/getPageMeta',
      content: { actionType: 'LINK', url: 'https://evil.example/lend' },
    })
    await page.goto(`${BASE}/koocard/agency`)
    await expect(
      page.getByText('为了您的账户安全，没有打开这个地址。可以重试，也可以继续办理。'),
    ).toBeVisible()
    await isAt(page, 'koocard/agency')
  })
})
