import { openPage } from '@koo/page/testing/page'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { face } from './step.ts'
import { cameraStream } from './testing/cameras.ts'
import { tickAndStart } from './testing/tickAndStart.ts'

const CHECK = 'channel/faceVerify'
/** Another customer of this phone, who signs in in another tab. */
const OTHER = { mobile: '13800000399' }

const use = page.getByRole('button', { name: '使用这张' })
const primer = page.getByRole('heading', { name: copy.primer.title })

/** Takes a picture with the camera of the browser. */
async function openWithPicture(faults: string[] = []) {
  const stream = cameraStream()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => Promise.resolve(stream))
  const opened = await openPage(face({}), {
    persona: 'siku-ready',
    faults: faults.map((fault) => ({ match: CHECK, fault, times: 1 })),
  })
  await tickAndStart()
  const shutter = page.getByRole('button', { name: '拍摄', exact: true })
  await expect.element(shutter).toBeEnabled()
  await expect.poll(() => document.querySelector('video')?.videoWidth ?? 0).toBeGreaterThan(0)
  await shutter.click()
  await expect.element(use).toBeVisible()
  return { ...opened, stream }
}
afterEach(() => vi.restoreAllMocks())

describe('the picture of a customer, when another one signs in', () => {
  it('is not on the screen any more, is not sent, and the camera is off', async () => {
    const { world, calls, exits, stream } = await openWithPicture()
    world.signIn(OTHER)
    await expect.element(primer).toBeVisible()
    await expect.element(use).not.toBeInTheDocument()
    expect(document.querySelector('img[src^="blob:"], img[src^="data:"], canvas')).toBeNull()
    expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
    expect([calls(CHECK), exits]).toEqual([[], []])
  })

  it('does not pass for them when its check is still running', async () => {
    const { world, calls, exits, clock } = await openWithPicture(['hang=after'])
    await use.click()
    await expect.poll(() => calls(CHECK)).toHaveLength(1)
    world.signIn(OTHER)
    await expect.element(primer).toBeVisible()
    await clock.advance(60_000)
    expect(exits).toEqual([])
    expect(calls(CHECK)).toHaveLength(1)
  })
})
