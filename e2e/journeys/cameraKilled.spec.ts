import type { Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FacePage } from '../pages/FacePage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { expect, test } from '../support/around.ts'
import { BASE, isClean } from '../support/channel.ts'
import { rowOf, type EnvironmentRow } from '../support/environments.ts'
import { kill } from '../support/kill.ts'
import { pictureNamed } from '../support/picture.ts'

/** A camera or an album, as a customer meets it on a page. */
interface Camera {
  /** Opens it, after something was captured where the page keeps that for a moment. */
  open(page: Page): Promise<void>
  /** Expects the page to wait for the customer again. */
  waits(page: Page): Promise<void>
  /** What the customer does then. */
  goesOn?(page: Page): Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens the picker of the phone by a button, and leaves it open. */
async function openPicker(page: Page, opener: ReturnType<typeof button>): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await opener.click()
  await picker
}

/** The front was read and uploaded; the back is being taken. */
const photos: Camera = {
  async open(page) {
    const card = new IdPhotosPage(page)
    await card.choose('front', pictureNamed('front.jpg'))
    await expect(card.number).toHaveValue(/\d/)
    await openPicker(page, card.side('back').getByRole('button', { name: '拍照上传' }))
  },
  async waits(page) {
    const card = new IdPhotosPage(page)
    for (const side of ['front', 'back'] as const)
      await expect(card.side(side).getByRole('button', { name: '拍照上传' })).toBeVisible()
    await expect(card.number).toBeHidden()
  },
}

/** The face was taken, and may be used or taken again. */
const face: Camera = {
  async open(page) {
    const check = new FacePage(page)
    await check.begin()
    await check.isRunning()
    await check.shutter.click()
    await expect(check.use).toBeVisible()
  },
  waits: (page) => expect(new FacePage(page).start).toBeVisible(),
}

/** The camera of the app lies over the page. */
const faceOfApp: Camera = {
  ...face,
  async open(page) {
    await new FacePage(page).begin()
    await expect(page.getByText('正在打开相机')).toBeVisible()
  },
}

const proof: Camera = {
  open: (page) => openPicker(page, button(page, /相册/)),
  waits: (page) => expect(button(page, /相册/)).toBeVisible(),
  async goesOn(page) {
    await page.locator('input[type=file]').last().setInputFiles(pictureNamed('blurry.jpg'))
    await expect(page.getByText('图片模糊，请重新上传').first()).toBeVisible()
  },
}

/** Judged when it is handed in, or later by somebody, not when it is chosen. */
const certificate: Camera = { open: proof.open, waits: proof.waits }

/** A side of the card is being taken. */
const idPictures: Camera = {
  open: (page) =>
    openPicker(page, new IdPhotosPage(page).side('back').getByRole('button', { name: '拍照上传' })),
  waits: photos.waits,
}

const phoneRecorder = (page: Page) => button(page, '用手机相机录制')

/** A spoken video, half recorded. */
const video: Camera = {
  async open(page) {
    await button(page, '开始录制').tap()
    await expect(page.getByText('请正对镜头')).toBeVisible()
    await button(page, '开始录制').tap()
    await expect(page.getByText('正在录制')).toBeVisible()
  },
  waits: (page) => expect(phoneRecorder(page)).toBeVisible(),
}

/** The recorder of the phone lies over the page. */
const videoOfPhone: Camera = {
  open: (page) => openPicker(page, phoneRecorder(page)),
  waits: video.waits,
}

interface Row {
  at: string
  camera: Camera
  persona: string
  query?: string
  row?: EnvironmentRow
}

const app = rowOf('app-android')
const LOAN = '?amount=12000&period=12&card=C1'

/** Every step with a camera or an album, in each of its ways: in another channel it is the same page. */
const ROWS: readonly Row[] = [
  { at: 'siku/idcarduploading', camera: photos, persona: 'siku-start' },
  { at: 'siku/video', camera: face, persona: 'siku-start' },
  { at: 'koocard/video', camera: faceOfApp, persona: 'koocard-start', row: app },
  { at: 'koocard/videoForloan', camera: face, persona: 'needs-face' },
  { at: 'koocard/houseLoan', camera: proof, persona: 'old-customer' },
  { at: 'raiseLimit/perfectInfo', camera: certificate, persona: 'old-customer', query: '?authId=133' },
  { at: 'merchant/uploadCertificate', camera: certificate, persona: 'merchant-start' },
  { at: 'merchant/cardUpload', camera: idPictures, persona: 'merchant-draft' },
  { at: 'cash/home/videoAuth', camera: videoOfPhone, persona: 'video-failed', query: LOAN },
  { at: 'cash/smartVideo', camera: video, persona: 'video-new', query: `${LOAN}&type=new` },
]

/** Calls that send what a camera has captured; a photo of the ID card is sent to be read. */
const SENDS =
  /\/(?:faceVerify|faceAuthV3|idCardAuth|marriageCertificate|ocrScreenshotAuth|uploadPicture|uploadVideo|upload|saveVideo)$/

test.describe('a tab that the phone kills while the camera is open', () => {
  for (const { at, camera, persona, query = '', row = rowOf('h5') } of ROWS)
    test.describe(() => {
      test.use({ persona, row, manner: 'opens the camera and never comes back' })

      test(`comes back to ${at}, and keeps nothing of the picture`, async ({ page, context }) => {
        const sent: string[] = []
        context.on('request', (request) => sent.push(new URL(request.url()).pathname))
        await page.goto(`${BASE}/${at}${query}`)
        await camera.open(page)
        // Before the page can clear it away again, and afterwards.
        await isClean(page)
        const next = await kill(context, page)
        await camera.waits(next)
        await expect(next).toHaveURL(`${BASE}/${at}${query}`)
        await isClean(next)
        expect(sent.filter((call) => SENDS.test(call))).toEqual([])
        await camera.goesOn?.(next)
      })
    })
})

test('every step with a camera or an album has a row', async () => {
  const { allFacts } = await import('../../flows/core/bin/steps.ts')
  const flows = path.join(import.meta.dirname, '../../flows')
  const capturing = globSync('*/src/**/step.ts', { cwd: flows }).filter((file) =>
    /needs: \[[^\]]*'capture'/.test(readFileSync(path.join(flows, file), 'utf8')),
  )
  const pages = (await allFacts(flows)).flatMap((flow) => flow.pages)
  const looked = ROWS.map(({ at }) => pages.find((each) => each.path === `/${at}`)?.step ?? '')
  expect([...new Set(looked)].toSorted()).toEqual(capturing.map((file) => path.dirname(file)).toSorted())
})
