import { creditOcrScreenshotAuth } from '@koo/api-client/calls'
import { DeviceFailure } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as precheck } from '../../blocks/precheck/copy.ts'
import { copy } from './copy.ts'
import { houseLoan, proofUpload, type ProofUploadOptions } from './step.ts'
import { choose, picture, upload } from '../../blocks/pictures/testing/pictures.ts'

const AUTH = 'credit/ocrScreenshotAuth'
const album = () => page.getByRole('button', { name: /从相册选择/ })

/** The head of a PNG of this size: what is in it is never read. */
function pngOf(width: number, height: number): File {
  const bytes = new DataView(new ArrayBuffer(64))
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  head.forEach((byte, at) => bytes.setUint8(at, byte))
  bytes.setUint32(16, width)
  bytes.setUint32(20, height)
  return new File([bytes.buffer], 'huge.png', { type: 'image/png' })
}
const heic = () =>
  new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(12)], 'IMG_1.HEIC', {
    type: 'image/heic',
  })

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
  // What was wrong with the last one stays readable, and a fourth cannot be sent.
  await expect.element(text('图片模糊，请重新上传')).toBeVisible()
  expect([album().elements(), calls(AUTH).length]).toEqual([[], 3])
  await tap(precheck.back)
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
async function open(options: OpenPageOptions<object> = {}, more: Partial<ProofUploadOptions> = {}) {
  const opened = await openPage(proofUpload({ authId: '137', ...more }), options)
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

  it('that did not arrive is sent again, once for twenty taps, and uses up no try', async () => {
    const { exits, text, calls } = await open({ faults: [{ match: AUTH, fault: 'drop=before', times: 1 }] })
    await upload('fund.jpg')
    await expect.element(text('网络异常，请您重新提交').first()).toBeVisible()
    await expect.element(text(copy.tries)).toBeVisible()
    const sent = calls(AUTH).length
    const retry = button('重试第1张').element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) retry.click()
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(AUTH)).toHaveLength(sent + 1)
  })

  it('that passed although its reply was lost is done, and not sent again', async () => {
    const { exits, calls } = await open({ faults: [{ match: AUTH, fault: 'drop=after' }] })
    await upload('fund.jpg')
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(AUTH)).toHaveLength(1)
  })

  it('that passed before the tab was killed is done after the reload', async () => {
    const opened = await open({ faults: [{ match: AUTH, fault: 'drop=after', times: 1 }] })
    opened.world.sandbox.addFaults('default', { match: CHECK, fault: 'result=42020', times: 1 })
    await upload('fund.jpg')
    await expect.element(button('重试第1张')).toBeVisible()
    const { text } = await opened.reload()
    await expect.element(text('您已完成该认证，无需重复认证')).toBeVisible()
    expect(album().elements()).toEqual([])
  })

  it('that has passed in another tab meanwhile is done', async () => {
    const { world, exits, calls } = await open()
    await creditOcrScreenshotAuth(world.gateway, { file: await picture('other-tab.jpg'), authId: '137' })
    await upload('fund.jpg')
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(AUTH)).toHaveLength(2)
  })

  it('that comes after the last try, which was used elsewhere, is over for today', async () => {
    const { world, exits, text } = await open()
    for (let tries = 0; tries < 3; tries += 1)
      await creditOcrScreenshotAuth(world.gateway, { file: await picture('blurry.jpg'), authId: '137' })
    await upload('fund.jpg')
    await expect.element(text(precheck.faces.tomorrow.title)).toBeVisible()
    expect(exits).toEqual([])
  })

  it('asks again whether it may be sent after a refusal', async () => {
    const { calls } = await open({ faults: [replies(AUTH, { status: 4 })] })
    const asked = calls(CHECK).length
    await upload('fund.jpg')
    await expect.poll(() => calls(CHECK).length).toBe(asked + 1)
  })

  it('has an example only where the flow has a page for it', async () => {
    const { exits } = await open({}, { examples: 1 })
    await button(copy.examples[1][0]).click()
    expect(exits).toEqual([{ name: 'example', query: undefined }])
    await expect.element(album()).toBeVisible()
  })

  it('may have two', async () => {
    const { exits } = await open({}, { examples: 2 })
    for (const label of copy.examples[2]) await button(label).click()
    expect(exits.map(({ name }) => name)).toEqual(['example', 'example2'])
  })

  it('has none by default', async () => {
    await open()
    await expect.element(page.getByText(/查看示例/)).not.toBeInTheDocument()
    await expect.element(page.getByText(copy.tries)).toBeVisible()
  })

  it('says what it brings, how to get the picture, and its name', async () => {
    const { text } = await open(
      {},
      { proof: '行驶证照片', guide: ['打开交管12123', '进入电子行驶证', '截图保存'] },
    )
    await expect.element(text('最高可提3,000元')).toBeVisible()
    await expect.element(page.getByRole('group', { name: '行驶证照片', exact: true })).toBeVisible()
    const lines = page.getByRole('list').first().getByRole('listitem')
    expect(lines.elements().map((line) => line.textContent)).toEqual([
      '1打开交管12123',
      '2进入电子行驶证',
      '3截图保存',
    ])
  })

  it('brings what another reply says', async () => {
    const steps = [{ code: '137', title: '车辆认证', status: 0, reward: '最高可提6600元' }]
    const { text } = await open({ faults: [replies('credit/getPromotionProcess', { steps })] })
    await expect.element(text('最高可提6,600元')).toBeVisible()
  })

  it('says how many tries are left at most, by what was refused here', async () => {
    const { text, calls } = await open()
    for (const [refused, left] of [
      [1, 2],
      [2, 1],
    ] as const) {
      await upload('blurry.jpg')
      await expect.element(text(copy.left(refused, left))).toBeVisible()
      await button('重新选择第1张').click()
    }
    expect(calls(AUTH)).toHaveLength(2)
  })

  it.each([
    ['a text', () => new File(['hello'], 'note.jpg', { type: 'image/jpeg' }), /文件格式不支持/],
    ['300 megapixels', () => pngOf(20_000, 15_000), /照片超过2亿像素/],
    ['a photo of a phone that nothing else reads', heic, /HEIC/],
    ['an empty file', () => new File([], 'empty.jpg', { type: 'image/jpeg' }), /图片读取失败/],
  ])('that is %s is not sent, and costs no try', async (_what, file, said) => {
    const { text, calls, exits } = await open()
    choose(file())
    await expect.element(text(said).first()).toBeVisible()
    await expect.element(text(copy.tries)).toBeVisible()
    expect([calls(AUTH), exits]).toEqual([[], []])
    await upload('fund.jpg')
    await expect.poll(() => exits).toHaveLength(1)
  })
})

describe('several pictures', () => {
  it('are judged one by one, and the first that passes is enough', async () => {
    const { exits, calls, text } = await open({}, { most: 4 })
    await upload('blurry.jpg', 'invoice.jpg', 'second.jpg', 'third.jpg')
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    await expect.element(text(`第1张：图片模糊，请重新上传；第3、4张：${copy.notSent}`)).toBeVisible()
    expect([calls(AUTH).length, exits.length]).toEqual([2, 1])
  })

  it('have their reasons beside them', async () => {
    const { text, exits } = await open({}, { most: 3 })
    await upload('blurry.jpg', 'edited.jpg')
    await expect
      .element(text('第1张：图片模糊，请重新上传；第2张：图片疑似经过修改，请上传原始图片'))
      .toBeVisible()
    await expect.element(text(copy.left(2, 1))).toBeVisible()
    expect(exits).toEqual([])
  })

  it('end with the last try of the day: the rest is not sent', async () => {
    const { text, calls } = await open({}, { most: 9 })
    await upload(...Array.from({ length: 6 }, (_, at) => `blurry-${at}.jpg`))
    await expect.element(text(precheck.faces.tomorrow.title)).toBeVisible()
    expect(calls(AUTH)).toHaveLength(3)
  })
})

describe('a proof that may not be sent', () => {
  it.each([[{ allowed: false }], [{ allowed: false, reason: null }]])(
    'without a reason: %j',
    async (content) => {
      const { text, tap, exits } = await openPage(houseLoan, { faults: [replies(CHECK, content)] })
      await expect.element(text(precheck.faces.other.text)).toBeVisible()
      await expect.element(text(precheck.faces.other.title)).toBeVisible()
      await tap(precheck.back)
      expect(exits).toEqual([{ name: 'blocked', query: undefined }])
    },
  )

  it('because the server is down is asked about again', async () => {
    const { text, tap, world } = await openPage(houseLoan, {
      faults: [{ match: CHECK, fault: 'result=42020' }],
    })
    await expect.element(text(precheck.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(album()).toBeVisible()
  })
})
