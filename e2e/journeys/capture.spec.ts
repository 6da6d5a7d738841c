import type { Page, Route } from '@playwright/test'
import { FacePage } from '../pages/FacePage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { expect, test } from '../support/around.ts'
import { BASE, isAt, ONWARD } from '../support/channel.ts'
import { rowOf } from '../support/environments.ts'
import { pictureNamed } from '../support/picture.ts'

/** Longer than the app may take to reply. */
const PATIENCE = { timeout: 15_000 }

/** Opens the page of both sides of the ID card. */
async function openPhotos(page: Page): Promise<IdPhotosPage> {
  await page.goto(`${BASE}/siku/idcarduploading`)
  const photos = new IdPhotosPage(page)
  await expect(photos.side('front')).toBeVisible()
  return photos
}
const camera = (photos: IdPhotosPage, side: 'front' | 'back') =>
  photos.side(side).getByRole('button', { name: '拍照上传' })
const pickers = (photos: IdPhotosPage, side: 'front' | 'back') =>
  photos.side(side).locator('input[type=file]')

test.describe('the network of a customer who sends photos', () => {
  test.use({ row: rowOf('h5'), persona: 'siku-one-step' })

  test(
    'is lost in the middle of an upload: said in time, and sent again with the same photo',
    { tag: '@SEQ-023' },
    async ({ page, context, sandbox }) => {
      sandbox.expectNoNetwork()
      const photos = await openPhotos(page)
      // The browser would end a request that is on its way: it is cut here.
      const cut = async (upload: Route) => {
        await context.setOffline(true)
        await upload.abort('internetdisconnected')
      }
      await page.route('**/api/credit/uploadIdPhoto', cut, { times: 1 })
      await photos.choose('front', pictureNamed('front.jpg'))
      const again = photos.side('front').getByRole('button', { name: '重试第1张' })
      await expect(again).toBeVisible({ timeout: 25_000 })
      await context.setOffline(false)
      await again.tap()
      await expect(photos.name).not.toHaveValue('')
      await photos.choose('back', pictureNamed('back.jpg'))
      await expect(photos.validity).not.toHaveValue('')
      await photos.submit.tap()
      await isAt(page, 'siku/video')
    },
  )
})

test.describe('photos of the ID card', () => {
  test.use({ row: rowOf('app-android'), persona: 'siku-one-step' })

  test('come from the camera of the app', async ({ page, sandbox, around }) => {
    const photos = await openPhotos(page)
    await camera(photos, 'front').tap()
    await expect(photos.name).not.toHaveValue('')
    await camera(photos, 'back').tap()
    await expect(photos.validity).not.toHaveValue('')
    await around.hears('capture', { what: 'photo', from: 'camera', side: 'front' })
    await around.hears('capture', { what: 'photo', from: 'camera', side: 'back' })
    await photos.submit.tap()
    await isAt(page, 'siku/video')
    expect(await sandbox.calls('credit/uploadIdPhoto')).toHaveLength(2)
  })

  test.describe('an app that opens the camera and never comes back', () => {
    test.use({ manner: 'opens the camera and never comes back' })

    test('has the picker of the browser one tap away', async ({ page, sandbox }) => {
      const photos = await openPhotos(page)
      await expect(pickers(photos, 'front')).toHaveCount(0)
      await camera(photos, 'front').tap()
      // While the app has not replied.
      await expect(pickers(photos, 'front')).toHaveCount(2)
      await photos.choose('front', pictureNamed('front.jpg'))
      await expect(photos.name).not.toHaveValue('')
      await camera(photos, 'back').tap()
      await expect(pickers(photos, 'back')).toHaveCount(2)
      await photos.choose('back', pictureNamed('back.jpg'))
      await expect(photos.validity).not.toHaveValue('')
      await photos.submit.tap()
      await isAt(page, 'siku/video')
      expect(await sandbox.calls('credit/uploadIdPhoto')).toHaveLength(2)
    })
  })

  test.describe('an app that refuses', () => {
    test.use({ manner: 'refuses three times' })

    test('is told in a sentence, and the browser takes its place', async ({ page }) => {
      const photos = await openPhotos(page)
      await camera(photos, 'front').tap()
      await expect(page.getByText('没有获得授权，您可以在系统设置中开启后重试，或换一种方式')).toBeVisible(
        PATIENCE,
      )
      await expect(pickers(photos, 'front')).toHaveCount(2)
      await photos.choose('front', pictureNamed('front.jpg'))
      await expect(photos.name).not.toHaveValue('')
    })
  })

  test.describe('an app that kills the page while its camera is open', () => {
    test.use({ manner: 'kills the page while the camera is open' })

    test('comes back to the same page, and then to the photos that had arrived', async ({ page, around }) => {
      const photos = await openPhotos(page)
      for (const from of ['拍照上传', '从相册选择']) {
        const reopened = page.waitForEvent('load')
        await photos.side('front').getByRole('button', { name: from }).tap()
        await reopened
        await isAt(page, 'siku/idcarduploading')
        await expect(photos.side('front')).toBeVisible()
        await expect(photos.submit).toBeEnabled()
      }
      expect(around.called('capture')).toHaveLength(2)

      await around.behave(page, 'ordinary')
      await camera(photos, 'front').tap()
      await expect(photos.name).not.toHaveValue('')
      await camera(photos, 'back').tap()
      await expect(photos.validity).not.toHaveValue('')
      // Both sides are there: killed once more, the page says so, and nobody takes them again.
      await page.reload()
      await expect(page.getByText('身份证照片已上传')).toBeVisible()
      await page.getByRole('button', { name: ONWARD }).tap()
      await isAt(page, 'siku/video')
    })
  })
})

test.describe('the face check', () => {
  test.use({ row: rowOf('app-android'), persona: 'siku-ready' })
  const open = async (page: Page) => {
    await page.goto(`${BASE}/siku/video`)
    const face = new FacePage(page)
    await expect(face.start).toBeVisible()
    return face
  }
  const phone = (page: Page) => page.locator('input[type=file]')

  test.describe('in an app that is too old', () => {
    test.use({ row: { ...rowOf('app-android'), version: '1.9.9' } })

    test('falls back to the camera of the browser, and a picture of the phone is one tap away', async ({
      page,
      around,
    }) => {
      const face = await open(page)
      await face.begin()
      await expect(page.getByText('应用版本过低')).toBeVisible()
      await expect(page.getByRole('button', { name: '用手机相机拍一张' })).toBeVisible()
      expect(around.called('capture')).toEqual([])
      await page.getByRole('button', { name: '重新拍摄' }).tap()
      await expect(face.camera).toBeVisible()
      await expect(page.getByRole('button', { name: '用手机相机拍一张' })).toBeVisible()
      await phone(page).setInputFiles(pictureNamed('face.jpg'))
      await expect(page.getByRole('heading', { name: '人脸识别已通过' })).toBeVisible()
    })
  })

  test.describe('in an app that is silent', () => {
    test.use({ manner: 'opens the camera and never comes back' })

    test('goes on with a picture of the phone', async ({ page, sandbox }) => {
      const face = await open(page)
      await face.begin()
      await expect(page.getByText('正在打开相机')).toBeVisible()
      await phone(page).setInputFiles(pictureNamed('face.jpg'))
      await expect(page.getByRole('heading', { name: '人脸识别已通过' })).toBeVisible()
      expect(await sandbox.calls('channel/faceVerify')).toHaveLength(1)
    })
  })

  test.describe('in an app that refuses three times', () => {
    test.use({ manner: 'refuses three times' })

    test('says what to do, and is allowed the fourth time', async ({ page, around }) => {
      const face = await open(page)
      await face.begin()
      await expect(page.getByText('没有相机权限')).toBeVisible()
      await expect(async () => {
        // The button accepts one tap a second.
        const again = page.getByRole('button', { name: '重新拍摄' })
        if (await again.isVisible()) await again.tap({ timeout: 1_000 })
        await expect(page.getByRole('heading', { name: '人脸识别已通过' })).toBeVisible({ timeout: 1_500 })
      }).toPass()
      expect(around.called('capture')).toHaveLength(4)
    })
  })

  test.describe('in an app that kills the page while its camera is open', () => {
    test.use({ manner: 'kills the page while the camera is open' })

    test('comes back to the beginning of the check', async ({ page, around }) => {
      const face = await open(page)
      const reopened = page.waitForEvent('load')
      await face.begin()
      await reopened
      await isAt(page, 'siku/video')
      await expect(face.start).toBeVisible()
      expect(around.called('capture')).toHaveLength(1)
    })
  })
})
