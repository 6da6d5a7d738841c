import { DeviceFailure } from '@koo/flow'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copy } from './copy.ts'
import { houseLoan } from './step.ts'

const AUTH = 'credit/ocrScreenshotAuth'
const album = () => page.getByRole('button', { name: /从相册选择/ })

/** A picture that a browser can read, drawn here. */
async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 30
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob ?? ''], name, { type: 'image/jpeg' })
}

async function upload(name: string) {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const input = inputs[inputs.length - 1]
  if (!input) throw new Error('There is no file input.')
  await userEvent.upload(input, await picture(name))
}

it('sends one picture for the authorisation, and goes on when it passed', async () => {
  const { exits, calls } = await openPage(houseLoan)
  await expect.element(album()).toBeVisible()
  await upload('loan.jpg')
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
  expect(calls(AUTH)).toHaveLength(1)
})

it('says why a picture did not pass; after three tries it is over for today', async () => {
  const { exits, calls, tap, text } = await openPage(houseLoan)
  await expect.element(album()).toBeVisible()
  await upload('blurry.jpg')
  await expect.element(text(/图片模糊，请重新上传/).first()).toBeVisible()
  for (const tries of [2, 3]) {
    await tap('重新选择第 1 张')
    await upload('blurry.jpg')
    await expect.poll(() => calls(AUTH).length).toBe(tries)
  }
  await expect.element(text('今日认证次数已用完，请明天再试')).toBeVisible()
  await tap(copy.blocked.back)
  await expect.poll(() => exits).toEqual([{ name: 'blocked', query: undefined }])
})

it('says why the authorisation may not start', async () => {
  const { text } = await openPage(houseLoan, { persona: 'credit-new' })
  await expect.element(text('请先完成额度申请')).toBeVisible()
  expect(album().elements()).toEqual([])
})

it('says what is wrong with the camera of the app, and opens the picker of the browser instead', async () => {
  const capture = () => Promise.reject(new DeviceFailure('timedOut', '暂时没有响应，请重试或换一种方式'))
  const { exits, text } = await openPage(houseLoan, { host: { device: { capture } } })
  await album().click()
  await expect.element(text('暂时没有响应，请重试或换一种方式')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('input[type=file]').length).toBe(2)
  await upload('loan.jpg')
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
})
