import { DeviceFailure, type Device } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage } from '../../blocks/camera/testing/hidePage.ts'
import { copy } from './copy.ts'
import { face, type FaceCall, type FaceOptions } from './step.ts'
import { cameraStream, facePicture, tokenApp } from './testing/cameras.ts'
import { tickAndStart } from './testing/tickAndStart.ts'

const CHECK = 'channel/faceVerify'
const { primer, failures } = copy

interface Options extends OpenPageOptions<object>, Partial<FaceOptions> {
  device?: Device
}

async function open({ call, way, device = {}, ...options }: Options = {}) {
  const step = face({ ...(call && { call }), ...(way && { way }) })
  const opened = await openPage(step, { persona: 'siku-ready', host: { device }, ...options })
  await expect.element(button(primer.start)).toBeVisible()
  return opened
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = page.getByRole('checkbox')
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')
const sent = ({ calls }: Awaited<ReturnType<typeof open>>, path = CHECK) =>
  calls(path).map(({ request }) => Object.keys(request ?? {}).toSorted())
const browserCamera = (stream = cameraStream()) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
/** Waits until the camera gives a picture, and takes it. */
async function shoot() {
  await expect.element(button('拍摄')).toBeEnabled()
  await expect.poll(() => document.querySelector('video')?.videoWidth ?? 0).toBeGreaterThan(0)
  await button('拍摄').click()
}
afterEach(() => vi.restoreAllMocks())

describe('before the camera opens', () => {
  it('the page says what will happen, and asks for no permission', async () => {
    const asked = browserCamera()
    await open()
    for (const point of primer.points) await expect.element(page.getByText(point)).toBeVisible()
    await expect.element(box).not.toBeChecked()
    await expect.element(page.getByRole('link', { name: primer.authorisation })).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    expect(input()).toMatchObject({ accept: 'image/*', hidden: true })
    expect(input()?.getAttribute('capture')).toBe('user')
  })

  it('the camera of the phone is opened by its button', async () => {
    await open()
    const picker = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    await box.click()
    await button(copy.otherCamera).click()
    expect(picker.mock.contexts).toEqual([input()])
  })

  it('consent is asked for at the tap, and no camera opens without it', async () => {
    const asked = browserCamera()
    const picker = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    const opened = await open()
    await expect.element(page.getByText(primer.missing)).not.toBeInTheDocument()
    await button(primer.start).click()
    await expect.element(page.getByText(primer.missing)).toBeVisible()
    await button(copy.otherCamera).click()
    expect(asked).not.toHaveBeenCalled()
    expect(picker.mock.contexts).not.toContain(input())
    await page.getByRole('link', { name: primer.authorisation }).click()
    expect(opened.exits).toMatchObject([{ name: 'read' }])
    await expect.element(box).not.toBeChecked()
    await box.click()
    await expect.element(page.getByText(primer.missing)).not.toBeInTheDocument()
  })

  it('needs the camera of the app only where it is used', () => {
    expect([face().needs, face({ way: 'native' }).needs, face({ way: 'web' }).needs]).toEqual([
      ['capture'],
      ['capture'],
      [],
    ])
  })
})

describe('without a camera in the page', () => {
  const colourOf = (name: string) => getComputedStyle(button(name).element()).backgroundColor

  it('the phone is the first way, and the camera that is left may be tried once', async () => {
    const opened = await open({ device: { capture: () => Promise.reject(new DeviceFailure('tooOld', '')) } })
    const primary = colourOf(primer.start)
    await tickAndStart()
    await expect.element(opened.text(failures.tooOld.title)).toBeVisible()
    expect(colourOf(copy.otherCamera)).toBe(primary)
    expect(colourOf('重新拍摄')).not.toBe(primary)
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotFoundError'))
    await opened.tap('重新拍摄')
    await expect.element(opened.text(failures.missing.title)).toBeVisible()
    await expect.element(button('重新拍摄')).not.toBeInTheDocument()
    expect(colourOf(copy.otherCamera)).toBe(primary)
  })

  it('that is only refused, to try again stays the first way', async () => {
    const opened = await open({ device: { capture: () => Promise.reject(new DeviceFailure('refused', '')) } })
    const primary = colourOf(primer.start)
    await tickAndStart()
    await expect.element(opened.text(failures.refused.title)).toBeVisible()
    expect([colourOf('重新拍摄') === primary, colourOf(copy.otherCamera) === primary]).toEqual([true, false])
  })
})

describe('what is sent', () => {
  it.each([
    ['channel', CHECK, ['image']],
    ['creditMaoYan', 'creditMaoYan/faceVerify', ['image']],
    ['loan', 'credit/faceAuthV3', ['image', 'scene']],
    ['common', 'credit/faceAuthV3', ['image', 'scene']],
  ] as const)('for %s goes to %s', async (call: FaceCall, path, fields) => {
    const persona = call === 'creditMaoYan' ? 'maoyan-ready' : 'siku-ready'
    const opened = await open({ call, persona })
    await userEvent.upload(input() ?? document.body, await facePicture())
    await expect.poll(() => sent(opened, path)).toEqual([fields])
    const [{ request } = {}] = opened.calls(path)
    if (fields.length > 1) expect(request).toMatchObject({ scene: call })
  })

  it('is the picture that the app took, where it gives one', async () => {
    const opened = await open({ device: { capture: async () => ({ file: await facePicture() }) } })
    await tickAndStart()
    await expect.poll(() => opened.exits).toMatchObject([{ name: 'passed' }])
    expect(sent(opened)).toEqual([['image']])
  })

  it('comes from the browser where the flow wants it, also in an app', async () => {
    const capture = vi.fn(() => Promise.reject(new DeviceFailure('missing', '')))
    browserCamera()
    await open({ way: 'web', device: { capture } })
    await tickAndStart()
    await expect.element(button('拍摄')).toBeEnabled()
    expect(capture).not.toHaveBeenCalled()
  })

  const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  it.each([
    ['text', 'no picture', copy.wrong.type],
    ['HEIC', HEIC, copy.wrong.heic],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', copy.wrong.type],
    ['empty', '', copy.wrong.unreadable],
  ])('is nothing when the file is %s, which is said', async (_name, bytes, text) => {
    const opened = await open()
    const file = new File([bytes], 'face.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input() ?? document.body, file)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(button(primer.start)).toBeVisible()
    expect(sent(opened)).toEqual([])
  })

  it('is not a file of the app that is no picture', async () => {
    const opened = await open({ device: { capture: async () => ({ file: new Blob([HEIC]) }) } })
    await tickAndStart()
    await expect.element(page.getByText(copy.wrong.heic)).toBeVisible()
    await expect.element(button(primer.start)).toBeVisible()
    expect(sent(opened)).toEqual([])
  })

  it('is the picture that was looked at last', async () => {
    browserCamera()
    const opened = await open()
    await tickAndStart()
    await shoot()
    await expect.poll(() => document.querySelector('img')?.src).toMatch(/^blob:/)
    await button('重拍').click()
    expect(document.querySelector('img')).toBeNull()
    await shoot()
    expect(sent(opened)).toEqual([])
    await button('使用这张').click()
    await expect.poll(() => sent(opened)).toEqual([['image']])
  })

  it('is nothing while the camera has no picture', async () => {
    browserCamera(new MediaStream())
    const encoded = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
    await open()
    await tickAndStart()
    await expect.element(button('拍摄')).toBeEnabled()
    await button('拍摄').click()
    expect(encoded).not.toHaveBeenCalled()
    await expect.element(button('使用这张')).not.toBeInTheDocument()
  })
})

describe('while a picture is checked', () => {
  it('the page says so, and offers nothing else', async () => {
    await open({ faults: [{ match: CHECK, fault: 'hang=before' }] })
    await userEvent.upload(input() ?? document.body, await facePicture())
    await expect.element(page.getByRole('status').filter({ hasText: copy.sending })).toBeVisible()
    await expect.element(button(copy.otherCamera)).not.toBeInTheDocument()
    await expect.element(button(primer.start)).not.toBeInTheDocument()
  })
})

describe('a check that has failed', () => {
  it.each([
    ['without a number of tries', { passed: false }, null],
    ['with null tries', { passed: false, remainTimes: null }, null],
    ['with one try', { passed: false, remainTimes: 1 }, 1],
  ])('%s says what is known, and can be repeated', async (_name, content, tries) => {
    const opened = await open({ device: tokenApp('face-pass'), faults: [replies(CHECK, content, 1)] })
    await tickAndStart()
    await expect.element(page.getByRole('status').filter({ hasText: copy.failed(tries) })).toBeVisible()
    await tickAndStart()
    await expect.poll(() => opened.exits.map(({ name }) => name)).toEqual(['failed', 'passed'])
  })

  it('for the last time today leaves one way, which is back', async () => {
    await open({ device: tokenApp('face-pass'), faults: [replies(CHECK, { passed: false, remainTimes: 0 })] })
    await tickAndStart()
    await expect.element(page.getByText(copy.noneLeftText)).toBeVisible()
    expect(
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([copy.back])
  })
})

describe('behind another app', () => {
  it('the camera is off, the page says so, and goes on at a tap', async () => {
    const [first, second] = [cameraStream(), cameraStream()]
    const asked = browserCamera(first)
    const opened = await open()
    await tickAndStart()
    await expect.element(button('拍摄')).toBeEnabled()
    const comeBack = hidePage()
    expect(first.getTracks()[0]?.readyState).toBe('ended')
    comeBack()
    await expect.element(page.getByRole('alert').filter({ hasText: failures.hidden.text })).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockResolvedValue(second)
    await opened.tap('重新拍摄')
    await expect.element(button('拍摄')).toBeEnabled()
    expect(document.querySelector('video')?.srcObject).toBe(second)
  })

  it('a picture that was taken stays, and the camera is off', async () => {
    const stream = cameraStream()
    browserCamera(stream)
    const opened = await open()
    await tickAndStart()
    await shoot()
    await expect.element(button('使用这张')).toBeVisible()
    hidePage()()
    expect(stream.getTracks()[0]?.readyState).toBe('ended')
    await button('使用这张').click()
    await expect.poll(() => sent(opened)).toEqual([['image']])
  })

  it('is no refusal: the first one after it is the first', async () => {
    const asked = browserCamera()
    const opened = await open()
    await tickAndStart()
    await expect.element(button('拍摄')).toBeEnabled()
    hidePage()()
    asked.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await opened.tap('重新拍摄')
    await expect.element(page.getByRole('alert').filter({ hasText: failures.refused.text })).toBeVisible()
  })
})

describe('a camera that fails', () => {
  it('in the app for want of permission is asked again', async () => {
    const capture = vi.fn(() => Promise.reject(new DeviceFailure('refused', '')))
    const asked = browserCamera()
    const opened = await open({ device: { capture } })
    await tickAndStart()
    await expect.element(page.getByRole('alert').filter({ hasText: failures.refused.text })).toBeVisible()
    await opened.tap('重新拍摄')
    await expect
      .element(page.getByRole('alert').filter({ hasText: failures.refusedAgain.text }))
      .toBeVisible()
    expect([capture.mock.calls.length, asked.mock.calls.length]).toEqual([2, 0])
  })

  it('because another app takes it says so, and opens again', async () => {
    const [first, second] = [cameraStream(), cameraStream()]
    const asked = browserCamera(first)
    const opened = await open()
    await tickAndStart()
    await expect.element(button('拍摄')).toBeEnabled()
    first.getVideoTracks()[0]?.dispatchEvent(new Event('ended'))
    await expect.element(page.getByText(failures.busy.title)).toBeVisible()
    asked.mockResolvedValue(second)
    await opened.tap('重新拍摄')
    await expect.element(button('拍摄')).toBeEnabled()
    expect(document.querySelector('video')?.srcObject).toBe(second)
  })
})
