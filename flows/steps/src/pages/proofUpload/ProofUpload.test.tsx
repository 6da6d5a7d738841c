import { DeviceFailure } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copy } from './copy.ts'
import { houseLoan, proofUpload } from './step.ts'

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
    await tap('重新选择第1张')
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

const CHECK = 'credit/preValidator'
const button = (name: string) => page.getByRole('button', { name, exact: true })
async function open(options: OpenPageOptions<object> = {}, example = false) {
  const opened = await openPage(proofUpload({ authId: '137', example }), options)
  await expect.element(album()).toBeVisible()
  return opened
}

describe('a proof', () => {
  it('is asked about and sent with its own authorisation', async () => {
    const { exits, calls } = await open({ faults: [replies(AUTH, { status: 3 })] })
    await upload('fund.jpg')
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(CHECK)[0]?.request).toMatchObject({ authId: '137' })
    expect(calls(AUTH)[0]?.request).toMatchObject({ authId: '137' })
  })

  it.each([1, '2', 'passed', ''])('with the status %j has not passed', async (status) => {
    const { exits, text, calls } = await open({
      faults: [replies(AUTH, { status, reason: '图片信息已过期' })],
    })
    await upload('fund.jpg')
    await expect.element(text('图片信息已过期').first()).toBeVisible()
    expect([exits, calls(AUTH).length]).toEqual([[], 1])
    // Such a picture is not sent again.
    await expect.element(button('重新选择第1张')).toBeVisible()
    await expect.element(button('重试第1张')).not.toBeInTheDocument()
  })

  it.each([[{ status: 4 }], [{ status: 4, reason: null }]])(
    'without a reason has one of ours: %j',
    async (content) => {
      const { text } = await open({ faults: [replies(AUTH, content)] })
      await upload('fund.jpg')
      await expect.element(text(copy.refused).first()).toBeVisible()
    },
  )

  it('is judged again after another picture, and passes', async () => {
    const { exits, calls } = await open({ faults: [replies(AUTH, { status: 4 }, 1)] })
    await upload('first.jpg')
    await button('重新选择第1张').click()
    await expect.element(page.getByRole('button', { name: /拍照上传/ })).toHaveFocus()
    await upload('second.jpg')
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(AUTH)).toHaveLength(2)
  })

  it('that did not arrive is sent again, and uses up no picture', async () => {
    const { exits, text, calls } = await open({ faults: [{ match: AUTH, fault: 'drop=before', times: 1 }] })
    await upload('fund.jpg')
    await expect.element(text('网络异常，请您重新提交').first()).toBeVisible()
    const asked = calls(CHECK).length
    await button('重试第1张').click()
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(CHECK)).toHaveLength(asked)
  })

  it('asks again whether it may be sent after a refusal', async () => {
    const { calls } = await open({ faults: [replies(AUTH, { status: 4 })] })
    const asked = calls(CHECK).length
    await upload('fund.jpg')
    await expect.poll(() => calls(CHECK).length).toBe(asked + 1)
  })

  it('has an example only where the flow has a page for it', async () => {
    const { exits } = await open({}, true)
    await button(copy.example).click()
    expect(exits).toEqual([{ name: 'example', query: undefined }])
    await expect.element(album()).toBeVisible()
  })

  it('has none by default', async () => {
    await open()
    await expect.element(page.getByText(copy.example)).not.toBeInTheDocument()
    await expect.element(page.getByText(copy.tries)).toBeVisible()
  })
})

describe('a proof that may not be sent', () => {
  it.each([[{ allowed: false }], [{ allowed: false, reason: null }]])(
    'without a reason: %j',
    async (content) => {
      const { text, tap, exits } = await openPage(houseLoan, { faults: [replies(CHECK, content)] })
      await expect.element(text(copy.blocked.text)).toBeVisible()
      await expect.element(text(copy.blocked.title)).toBeVisible()
      await tap(copy.blocked.back)
      expect(exits).toEqual([{ name: 'blocked', query: undefined }])
    },
  )

  it('because the server is down is asked about again', async () => {
    const { text, tap, world } = await openPage(houseLoan, {
      faults: [{ match: CHECK, fault: 'result=42020' }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(album()).toBeVisible()
  })
})
