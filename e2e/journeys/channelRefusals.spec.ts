import { ContactsPage } from '../pages/ContactsPage.ts'
import { FacePage } from '../pages/FacePage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { expectCameraOff, watchCameras } from '../support/camera.ts'
import { BASE, isAt, REAL_NAME } from '../support/channel.ts'
import { pictureNamed } from '../support/picture.ts'
import { COLLECTED } from '../support/privacy.ts'
import { expect, test } from '../support/test.ts'

test.describe('a photo of the ID card', () => {
  test.use({ persona: 'siku-one-step' })

  test('that was misread is refused with the reason, and goes on once it is corrected', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/siku/`)
    const photos = new IdPhotosPage(page)
    await photos.chooseBoth('misread.jpg')
    await expect(photos.name).toHaveValue('陈思运')
    await photos.submit.click()
    await expect(page.getByText('证件信息与实名信息不一致，请核对后重新上传').first()).toBeVisible()
    await isAt(page, 'siku/idcarduploading')
    await photos.name.fill(REAL_NAME)
    // The button accepts one tap per second.
    await expect(async () => {
      if (page.url().includes('idcarduploading')) await photos.submit.click({ timeout: 1_000 })
      await expect(page).toHaveURL(/siku\/video$/, { timeout: 1_000 })
    }).toPass()
    expect(await sandbox.calls('channel/idCardAuth')).toHaveLength(2)
  })

  test('that is blurry, or is no picture, is refused on its side only', async ({ page, sandbox }) => {
    await page.goto(`${BASE}/siku/`)
    const photos = new IdPhotosPage(page)
    await photos.choose('front', pictureNamed('blurry.jpg'))
    await expect(photos.side('front')).toHaveAccessibleDescription('照片模糊，请重新拍摄')
    await expect(page.getByText('照片模糊，请重新拍摄')).toHaveCount(1)
    expect(await sandbox.calls('credit/uploadIdPhoto')).toHaveLength(0)

    const asked = (await sandbox.calls('credit/idPhotoOcr')).length
    const contract = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await photos.choose('back', contract)
    await expect(photos.side('back')).toHaveAccessibleDescription(
      '文件格式不支持，请选择图片（JPG、PNG 或 WebP）',
    )
    expect(await sandbox.calls('credit/idPhotoOcr')).toHaveLength(asked)
  })
})

test.describe('a face check', () => {
  test.use({ persona: 'partner-face-fails' })

  test('that fails counts down to none, and then cannot be sent', async ({ page, context, sandbox }) => {
    await watchCameras(context)
    await page.goto(`${BASE}/siku/`)
    await isAt(page, 'siku/video')
    const face = new FacePage(page)
    for (const left of [4, 3, 2, 1]) {
      await face.check()
      await expect(page.getByText(`今天还可以再试${left}次`)).toBeVisible()
      await isAt(page, 'siku/videofail')
      await expectCameraOff(page)
      await face.again.click()
    }
    await face.check()
    await expect(page.getByRole('heading', { name: '今日人脸识别次数已用完，请明天再试' })).toBeVisible()
    await expect(face.again).toHaveCount(0)
    await expect(face.camera).toHaveCount(0)
    await expectCameraOff(page)
    expect(await sandbox.calls('channel/faceVerify')).toHaveLength(5)
    await page.getByRole('button', { name: '返回合作方' }).click()
    await expect(page).toHaveURL(/__sandbox\/partner\/siku\/back.*code=QUIT/)
  })
})

/** Phone number of the customer `yinlian-last-step`. */
const OWN_NUMBER = '13800000332'

test.describe('contacts', () => {
  test.use({ persona: 'yinlian-last-step' })

  test('that exist already are named by their rows, and the good one is kept', async ({ page, sandbox }) => {
    await page.goto(`${BASE}/yinlian/`)
    await isAt(page, 'yinlian/contactff')
    const contacts = new ContactsPage(page)
    await contacts.fill(1, '陈国强', '13911111111')
    await contacts.fill(2, '李梅', '13811111111')
    const loads = async () => (await sandbox.calls('channel/loadContacts')).length
    const before = await loads()
    await contacts.submit.click()
    await expect(page.getByText('第1、2联系人已存在，请重新填写', { exact: true })).toBeVisible()
    await expect(contacts.contact(1).form).toContainText('该联系人没有保存成功')
    // The form is loaded again: the server has kept none.
    expect(await loads()).toBe(before + 1)
    await expect(contacts.contact(1).phone).toHaveValue('')

    await contacts.fill(1, '陈国强', '13911111111')
    await contacts.fill(2, '李梅', '13600000002')
    await contacts.submit.click()
    await expect(page.getByText('第1联系人已存在，请重新填写')).toBeVisible()
    await expect(contacts.contact(2).name).toHaveValue('李梅')

    // The customer's own number is refused without a word about why.
    await contacts.fill(1, '陈国强', OWN_NUMBER)
    await contacts.submit.click()
    await expect(page.getByText('系统异常，请稍后重试', { exact: true })).toBeVisible()
    await expect(contacts.contact(2).name).toHaveValue('李梅')

    // Saved, whatever its verification will say.
    await contacts.fill(1, '陈国强', '13700005555')
    await contacts.submit.click()
    await isAt(page, 'yinlian/result')
    expect(await sandbox.calls('channel/fillContacts')).toHaveLength(4)
  })
})

test.describe('the address of a partner', () => {
  test.use({ persona: 'siku-ready' })

  test('that is on no list is not opened, and is reported without the address', async ({ page, sandbox }) => {
    const reports: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === COLLECTED) reports.push(request.postData() ?? '')
    })
    await sandbox.next({
      path: 'channel/getPageMeta',
      content: { actionType: 'LINK', url: 'https://evil.example/steal' },
    })
    await page.goto(`${BASE}/siku/`)
    const panel = page.getByRole('alert').filter({ hasText: '无法打开该页面' })
    await expect(panel).toContainText('为了您的资金安全，我们没有打开这个链接。')
    await expect.poll(() => reports.join()).toContain('host-not-listed')
    expect(reports.join()).not.toContain('evil.example')
  })
})
