import { DeviceFailure, type Device } from '@koo/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copy } from './copy.ts'
import { face, type FaceOptions } from './step.ts'
import { cameraStream, facePicture, tokenApp } from './testing/cameras.ts'
import { tickAndStart } from './testing/tickAndStart.ts'

const CHECK = 'channel/faceVerify'

interface Options extends OpenPageOptions<object>, Partial<FaceOptions> {
  device?: Device
}

async function open({ call, way, device = {}, ...options }: Options = {}) {
  const step = face({ ...(call && { call }), ...(way && { way }) })
  const opened = await openPage(step, { persona: 'siku-ready', host: { device }, ...options })
  await expect.element(page.getByRole('heading', { name: copy.primer.title })).toBeVisible()
  return opened
}

/** The camera of the browser: a drawn stream, or a refusal. */
function browserCamera(give: () => Promise<MediaStream>) {
  return vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(give)
}
afterEach(() => vi.restoreAllMocks())

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')

describe('the camera of the app', () => {
  it('sends its token alone, once, and takes the exit of a passed check', async () => {
    const opened = await open({ device: tokenApp('face-pass') })
    await tickAndStart()
    await expect.poll(() => opened.exits).toEqual([{ name: 'passed', query: undefined }])
    expect(Object.keys(opened.calls(CHECK)[0]?.request ?? {})).toEqual(['token'])
    expect(opened.calls(CHECK)).toHaveLength(1)
  })

  it('tells how many tries are left', async () => {
    const opened = await open({ device: tokenApp('face-fail') })
    await tickAndStart()
    await expect.poll(() => opened.exits).toEqual([{ name: 'failed' }])
    await expect.element(opened.text(copy.failed(4))).toBeVisible()
  })

  it('offers no other try when none is left today', async () => {
    const opened = await open({ device: tokenApp('face-limit') })
    await tickAndStart()
    await expect.poll(() => opened.exits).toEqual([{ name: 'noneLeft', query: undefined }])
    await expect.element(opened.text(copy.noneLeft)).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.primer.start })).not.toBeInTheDocument()
    expect(input()).toBeNull()
  })

  it('goes back to the beginning when it was closed', async () => {
    const capture = () => Promise.reject(new DeviceFailure('cancelled', '已取消'))
    const opened = await open({ device: { capture } })
    await tickAndStart()
    await expect.element(page.getByRole('heading', { name: copy.primer.title })).toBeVisible()
    expect(opened.calls(CHECK)).toHaveLength(0)
  })

  it('shows how much of its work it has done', async () => {
    const capture = vi.fn<NonNullable<Device['capture']>>(() => new Promise(() => undefined))
    await open({ device: { capture } })
    await tickAndStart()
    await expect.poll(() => capture.mock.calls).toHaveLength(1)
    capture.mock.calls[0]?.[0].onProgress?.(0.416)
    await expect.element(page.getByText('42%')).toBeVisible()
  })

  it('is taken back while it is silent, and a picture of the phone is sent instead', async () => {
    let signal: AbortSignal | undefined
    const capture: NonNullable<Device['capture']> = (request) => {
      signal = request.signal
      return new Promise(() => undefined)
    }
    const opened = await open({ device: { capture } })
    await tickAndStart()
    await expect.poll(() => signal).toBeDefined()
    await userEvent.upload(input() ?? document.body, await facePicture())
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(signal?.aborted).toBe(true)
    expect(Object.keys(opened.calls(CHECK)[0]?.request ?? {})).toEqual(['image'])
  })

  it('that has not answered in time is followed by that of the browser, at the next tap', async () => {
    const capture = vi.fn(() => Promise.reject(new DeviceFailure('timedOut', '暂时没有响应')))
    const opening = browserCamera(() => Promise.resolve(cameraStream()))
    const opened = await open({ device: { capture } })
    await tickAndStart()
    await expect.element(opened.text(copy.failures.timedOut.title)).toBeVisible()
    await opened.tap('重新拍摄')
    await expect.element(page.getByRole('button', { name: '拍摄', exact: true })).toBeEnabled()
    expect([capture.mock.calls.length, opening.mock.calls.length]).toEqual([1, 1])
  })

  it('that is missing leads to the page of the browser where a flow has one', async () => {
    const opened = await open({ way: 'native' })
    await expect.poll(() => opened.exits[0]?.name).toBe('web')
  })
})

describe('the camera of the browser', () => {
  it('sends a picture that the customer has seen, and its light goes out', async () => {
    const stream = cameraStream()
    browserCamera(() => Promise.resolve(stream))
    const opened = await open({ call: 'loan' })
    await tickAndStart()
    const shutter = page.getByRole('button', { name: '拍摄', exact: true })
    await expect.element(shutter).toBeEnabled()
    await expect.poll(() => document.querySelector('video')?.videoWidth ?? 0).toBeGreaterThan(0)
    await shutter.click()
    await page.getByRole('button', { name: '使用这张' }).click()
    await expect.poll(() => opened.exits).toEqual([{ name: 'passed', query: undefined }])
    expect(opened.calls('credit/faceAuthV3')[0]?.request).toMatchObject({ scene: 'loan' })
    expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
  })

  it('stops when the page is left, also when the permission comes later', async () => {
    const stream = cameraStream()
    const answer: ((given: MediaStream) => void)[] = []
    browserCamera(() => new Promise((resolve) => answer.push(resolve)))
    const opened = await open({ way: 'web' })
    await tickAndStart()
    await expect.poll(() => answer).toHaveLength(1)
    await opened.view.unmount()
    answer[0]?.(stream)
    await expect.poll(() => stream.getTracks()[0]?.readyState).toBe('ended')
  })

  it('stays open under the authorisation', async () => {
    const stream = cameraStream()
    browserCamera(() => Promise.resolve(stream))
    const opened = await open()
    await tickAndStart()
    await expect.element(page.getByRole('button', { name: '拍摄', exact: true })).toBeEnabled()
    await opened.tap(copy.primer.authorisation)
    await expect.poll(() => opened.exits).toEqual([{ name: 'read', query: undefined }])
    expect(stream.getTracks()[0]?.readyState).toBe('live')
  })

  it('says what to do after a refusal, and more after the second one', async () => {
    browserCamera(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
    const opened = await open()
    await tickAndStart()
    await expect.element(page.getByText(copy.failures.refused.text, { exact: false })).toBeVisible()
    await opened.tap('重新拍摄')
    await expect.element(page.getByText(copy.failures.refusedAgain.text, { exact: false })).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.otherCamera })).toBeVisible()
  })

  it.each([
    ['NotFoundError', copy.failures.missing.title],
    ['NotReadableError', copy.failures.busy.title],
  ])('%s is shown as its own failure', async (name, title) => {
    browserCamera(() => Promise.reject(new DOMException('No', name)))
    const opened = await open()
    await tickAndStart()
    await expect.element(opened.text(title)).toBeVisible()
  })
})

it('a lost reply is said, and the next picture is sent', async () => {
  const opened = await open({ faults: [{ match: CHECK, fault: 'drop=before', times: 1 }] })
  await userEvent.upload(input() ?? document.body, await facePicture())
  await expect.element(opened.text('网络异常，请您重新提交')).toBeVisible()
  await userEvent.upload(input() ?? document.body, await facePicture())
  await expect.poll(() => opened.exits).toEqual([{ name: 'passed', query: undefined }])
})
