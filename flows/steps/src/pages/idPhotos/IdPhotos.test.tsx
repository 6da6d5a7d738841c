import { DeviceFailure, type Captured, type CaptureRequest } from '@koo/flow'
import { memoryStorage } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onward } from '../../blocks/channel/onward.ts'
import { copy } from './copy.ts'
import type { Side } from './schema.ts'
import { idPhotos, type IdPhotosOptions } from './step.ts'
import { cardCamera } from './testing/cardCamera.ts'

const CONFIRM = 'channel/idCardAuth'
const { read } = copy

interface Options extends OpenPageOptions<object>, Partial<IdPhotosOptions> {
  names?: Partial<Record<Side, string>>
}

async function open({ names, group, ...options }: Options = {}) {
  const opened = await openPage(idPhotos(group && { group }), {
    persona: 'siku-one-step',
    host: { device: cardCamera(names) },
    ...options,
  })
  await expect.element(page.getByRole('group', { name: copy.front })).toBeVisible()
  return opened
}

const slot = (side: Side) => page.getByRole('group', { name: copy[side] })
const shoot = (side: Side) => slot(side).getByRole('button', { name: '拍照上传' }).click()
async function shootBoth() {
  await shoot('front')
  await shoot('back')
  await expect.element(page.getByLabelText(read.realName)).toBeVisible()
  await expect.element(page.getByLabelText(read.validFrom)).toBeVisible()
}

it('reads and uploads both sides, shows what was read, and confirms it once', async () => {
  const opened = await open()
  await shootBoth()
  await expect.element(opened.field(read.realName)).not.toHaveValue('')
  const button = page.getByRole('button', { name: copy.submit }).element() as HTMLButtonElement
  for (let tap = 0; tap < 20; tap += 1) button.click()
  await expect.poll(() => opened.exits).toEqual([{ name: 'done', query: undefined }])
  expect(opened.calls(CONFIRM)).toHaveLength(1)
  expect(opened.calls('credit/uploadIdPhoto')).toHaveLength(2)
})

it('stays with the reason on the side when a misread name was not corrected, and goes on once it is', async () => {
  const opened = await open({ names: { front: 'misread.jpg' } })
  await shootBoth()
  const misread = (opened.field(read.realName).element() as HTMLInputElement).value
  await opened.tap(copy.submit)
  await expect.element(opened.text('证件信息与实名信息不一致，请核对后重新上传')).toBeVisible()
  expect(opened.exits).toEqual([])
  const { identity } = await rightName(misread, opened)
  await opened.fill(read.realName, identity)
  await opened.tap(copy.submit)
  await expect.poll(() => opened.exits).toHaveLength(1)
})

/** The name of the customer, from a photo that is read right. */
async function rightName(misread: string, opened: Awaited<ReturnType<typeof open>>) {
  const { creditIdPhotoOcr } = await import('@koo/api-client/calls')
  const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  const { name } = await creditIdPhotoOcr(opened.world.gateway, { file, side: 'front' })
  expect(name).not.toBe(misread)
  return { identity: name ?? '' }
}

it.each([
  ['blurry.jpg', '照片模糊，请重新拍摄'],
  ['too-dark.jpg', '照片光线过暗，请在明亮处重新拍摄'],
  ['wrong-side.jpg', '证件面拍摄有误，请按提示拍摄对应的一面'],
  ['expired.jpg', '身份证已过有效期，请更换证件后重试'],
])('refuses %s on its side only', async (name, text) => {
  const opened = await open({ names: { back: name } })
  await shoot('back')
  await expect.element(opened.text(text)).toBeVisible()
  await expect.element(slot('back').getByText(text)).not.toBeInTheDocument()
  await expect.element(slot('front')).not.toHaveAttribute('aria-invalid', 'true')
  expect(opened.calls('credit/uploadIdPhoto')).toHaveLength(0)
  // The same photo would be refused again.
  await slot('back').getByRole('button', { name: '重新选择第1张' }).click()
  await expect.element(slot('back').getByRole('button', { name: '拍照上传' })).toBeVisible()
})

it('tries again after a lost connection, with the same photo', async () => {
  const opened = await open({ faults: [{ match: 'credit/uploadIdPhoto', fault: 'drop=before', times: 1 }] })
  await shoot('front')
  await slot('front').getByRole('button', { name: '重试第1张' }).click()
  await expect.element(page.getByLabelText(read.realName)).toBeVisible()
  expect(opened.exits).toEqual([])
})

it('names both sides when nothing was taken, and sends nothing', async () => {
  const opened = await open()
  await opened.tap(copy.submit)
  await expect.element(opened.text(copy.missing.front)).toBeVisible()
  await expect.element(opened.text(copy.missing.back)).toBeVisible()
  expect(opened.calls(CONFIRM)).toHaveLength(0)
})

it('opens the picker of the browser after the camera of the app has failed', async () => {
  const capture = () => Promise.reject(new DeviceFailure('refused', '没有获得授权'))
  const opened = await open({ host: { device: { capture } } })
  await shoot('front')
  await expect.element(opened.text('没有获得授权')).toBeVisible()
  await takeInBrowser('front')
  await expect.element(page.getByLabelText(read.realName)).toBeVisible()
})

/** Selects a photo in the picker of the browser. */
async function takeInBrowser(side: Side) {
  await expect.poll(() => slot(side).element().querySelectorAll('input[type=file]').length).toBe(2)
  const [input] = slot(side).element().querySelectorAll('input[type=file]')
  const { capture: camera } = cardCamera()
  const taken = await camera?.({ what: 'photo' })
  if (!input || !taken || !('file' in taken)) throw new Error('The camera has taken no photo')
  await userEvent.upload(input, new File([taken.file], `${side}.jpg`, { type: 'image/jpeg' }))
}

it('takes a photo of the browser while the camera of the app is silent, and takes that camera back', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const late: ((taken: Captured) => void)[] = []
  const capture = ({ signal }: CaptureRequest) => {
    signals.push(signal)
    return new Promise<Captured>((resolve) => late.push(resolve))
  }
  const opened = await open({ host: { device: { capture } } })
  await shoot('front')
  await takeInBrowser('front')
  await expect.element(page.getByLabelText(read.realName)).toBeVisible()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  // What the app says now comes too late.
  late[0]?.({ file: new File(['x'], 'late.jpg', { type: 'image/jpeg' }) })
  await opened.clock.advance(1_000)
  expect(opened.calls('credit/uploadIdPhoto')).toHaveLength(1)
})

it('shows how much of a photo the app has given, and takes its camera back', async () => {
  const asked: CaptureRequest[] = []
  const capture = (request: CaptureRequest) => {
    asked.push(request)
    return new Promise<Captured>((_resolve, reject) =>
      request.signal?.addEventListener('abort', () => reject(new DeviceFailure('cancelled', ''))),
    )
  }
  await open({ host: { device: { capture } } })
  await shoot('front')
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.onProgress?.(0.25)
  await expect.element(slot('front').getByText('25%')).toBeVisible()
  await slot('front').getByRole('button', { name: '取消上传第1张' }).click()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await shoot('front')
  await expect.poll(() => asked).toHaveLength(2)
})

it('opens the camera of the app again after the customer has closed it', async () => {
  const { capture: camera } = cardCamera()
  let taps = 0
  const capture = (request: CaptureRequest): Promise<Captured> => {
    taps += 1
    return taps > 1 && camera ? camera(request) : Promise.reject(new DeviceFailure('cancelled', '已取消'))
  }
  await open({ host: { device: { capture } } })
  await shoot('front')
  await shoot('front')
  await expect.element(page.getByLabelText(read.realName)).toBeVisible()
  expect(taps).toBe(2)
})

it('keeps the corrected name when the page is killed and the photo taken again, and no photo or number', async () => {
  const [memory, store] = [memoryStorage(), memoryStorage()]
  const device = cardCamera({ front: 'misread.jpg' })
  const opened = await open({ host: { device, memory, store } })
  await shootBoth()
  const number = opened.field(read.idNumber).element() as HTMLInputElement
  await opened.fill(read.realName, '陈思远')
  await page.getByRole('switch', { name: read.forever }).click()
  await opened.clock.advance(2_000)
  const kept = JSON.stringify([store.entries(), memory.entries()])
  expect(kept).toContain('陈思远')
  expect(kept).not.toContain(number.value.replaceAll(' ', ''))
  expect(kept).not.toMatch(/front|back|photo_/i)

  const again = await opened.reload()
  await again.tap(copy.onFile.again)
  await shootBoth()
  await expect.element(again.field(read.realName)).toHaveValue('陈思远')
  await expect.element(page.getByRole('switch', { name: read.forever })).toBeChecked()
  await expect.element(page.getByLabelText(read.validUntil)).not.toBeInTheDocument()
})

it('fills in what another photo says, also after a correction', async () => {
  const names: Partial<Record<Side, string>> = { front: 'misread.jpg' }
  const opened = await open({ names })
  await shoot('front')
  await opened.fill(read.realName, '陈某某')
  names.front = 'front.jpg'
  await slot('front').getByRole('button', { name: '删除第1张' }).click()
  await shoot('front')
  await expect.element(opened.field(read.realName)).toHaveValue('陈思远')
})

it('goes on with the photos on file after the page was killed', async () => {
  const opened = await open()
  await shootBoth()
  const again = await opened.reload()
  await expect.element(again.text(copy.onFile.heading)).toBeVisible()
  await again.tap(copy.onFile.again)
  await expect.element(page.getByRole('group', { name: copy.front })).toBeVisible()
  const third = await again.reload()
  await third.tap(onward.unknown)
  expect(third.exits).toHaveLength(1)
})

it('confirms in the group of the film-ticket partner', async () => {
  const opened = await open({ group: 'creditMaoYan', persona: 'maoyan-one-step' })
  await shootBoth()
  await opened.tap(copy.submit)
  await expect.poll(() => opened.exits).toHaveLength(1)
  expect(opened.calls('creditMaoYan/idCardAuth')).toHaveLength(1)
})
