import { defineFlow, page as toPage } from '@koo/flow'
import { memoryStorage, replies, sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { read } from '../../read/step.ts'
import { copy } from '../copy.ts'
import { rangeOf } from './months.ts'
import { keptProof, type KeptProof } from './step.ts'
import { choose, upload } from '../../../blocks/pictures/testing/pictures.ts'

const UPLOAD = 'merchant/uploadPicture'
const PROOF = '微信后台截图'
const { kept } = copy
const shop: KeptProof = {
  type: 'weChat',
  proof: PROOF,
  guide: ['进入交易账单，选择{months}'],
  months: true,
  examples: 3,
  most: 6,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const shown = (place: number) => button(`查看第${place}张`)
const open = (options: OpenPageOptions<object> = {}, more: Partial<KeptProof> = {}) =>
  openPage(keptProof({ ...shop, ...more }), { persona: 'merchant-start', ...options })

it('sends each picture when it is chosen, with its type; the customer says when all are there', async () => {
  const { exits, calls, tap } = await open()
  await expect.element(page.getByRole('group', { name: PROOF, exact: true })).toBeVisible()
  await upload('one.jpg', 'two.jpg')
  await expect.element(shown(2)).toBeVisible()
  expect(calls(UPLOAD).map(({ request }) => (request as { type: string }).type)).toEqual(['weChat', 'weChat'])
  expect(exits).toEqual([])
  await tap(kept.submit)
  expect(exits).toEqual([{ name: 'done', query: undefined }])
})

describe('a picture that is refused', () => {
  it('has its reason beside it, and the others stay', async () => {
    const { exits, text, tap } = await open()
    await upload('one.jpg', 'edited.png', 'two.jpg')
    await expect.element(text('第2张：图片疑似经过修改，请上传原始图片')).toBeVisible()
    await expect.element(shown(1)).toBeVisible()
    await expect.element(shown(3)).toBeVisible()
    await expect.element(button('重新选择第2张')).toBeVisible()
    await tap(kept.submit)
    expect(exits).toHaveLength(1)
  })

  it.each([
    ['a text', () => new File(['hello'], 'note.jpg', { type: 'image/jpeg' }), /文件格式不支持/],
    ['an empty file', () => new File([], 'empty.jpg', { type: 'image/jpeg' }), /图片读取失败/],
    ['80 MB', () => new File([new ArrayBuffer(80_000_000)], 'huge.jpg', { type: 'image/jpeg' }), /不能超过/],
  ])('because it is %s is not sent', async (_what, file, said) => {
    const { text, calls } = await open()
    await expect.element(button(kept.submit)).toBeVisible()
    choose(file())
    await expect.element(text(said).first()).toBeVisible()
    expect(calls(UPLOAD)).toEqual([])
  })

  it('alone is no proof: the page says what is missing, at the field', async () => {
    const { exits, text, tap } = await open()
    await upload('blurry.jpg')
    await expect.element(text(/图片模糊，请重新上传/).first()).toBeVisible()
    await tap(kept.submit)
    expect(exits).toEqual([])
  })
})

it('says what is missing before anything was sent, with the focus at the field', async () => {
  const { exits, text, tap } = await open()
  await tap(kept.submit)
  await expect.element(text(kept.missing(PROOF))).toBeVisible()
  await expect.element(page.getByRole('button', { name: /拍照上传/ })).toHaveFocus()
  expect(exits).toEqual([])
  await upload('one.jpg')
  await expect.element(text(kept.missing(PROOF))).not.toBeInTheDocument()
})

it('is not finished while a picture is on its way', async () => {
  const { exits, text, tap, calls } = await open({
    faults: [{ match: UPLOAD, fault: 'hang=before', times: 1 }],
  })
  await upload('slow.jpg')
  await expect.poll(() => calls(UPLOAD).length).toBe(1)
  await tap(kept.submit)
  await expect.element(text(kept.busy)).toBeVisible()
  expect(exits).toEqual([])
})

it('may be sent again after the network has failed, once for twenty taps', async () => {
  const { text, calls } = await open({ faults: [{ match: UPLOAD, fault: 'drop=before', times: 1 }] })
  await upload('one.jpg')
  await expect.element(text(/网络异常，请您重新提交/).first()).toBeVisible()
  const retry = button('重试第1张').element() as HTMLElement
  for (let tap = 0; tap < 20; tap += 1) retry.click()
  await expect.element(shown(1)).toBeVisible()
  expect(calls(UPLOAD)).toHaveLength(2)
})

describe('after a reload', () => {
  it('the page names what must be chosen again, and what has arrived', async () => {
    const opened = await open()
    await upload('one.jpg')
    await expect.element(shown(1)).toBeVisible()
    opened.world.sandbox.addFaults('default', { match: UPLOAD, fault: 'drop=before', times: 2 })
    await upload('two.jpg', 'three.jpg')
    await expect.element(button('重试第3张')).toBeVisible()
    const { text, tap, exits } = await opened.reload()
    await expect.element(text(kept.lost(2, PROOF) + kept.arrived(1))).toBeVisible()
    // What has arrived is on file: nothing has to be sent once more.
    await tap(kept.submit)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('a picture that was taken back is not named, and no picture is in any storage', async () => {
    const [memory, store, entry] = [memoryStorage(), memoryStorage(), memoryStorage()]
    const opened = await open({
      host: { memory, store, entry },
      faults: [{ match: UPLOAD, fault: 'drop=before', times: 1 }],
    })
    await upload('secret-shop.jpg')
    await expect.element(button('重试第1张')).toBeVisible()
    expect([memory, store, entry].map((each) => JSON.stringify(each.entries())).join()).not.toContain(
      'secret',
    )
    await button('删除第1张').click()
    const { text } = await opened.reload()
    await expect.element(text(kept.tip)).toBeVisible()
  })

  it('what has arrived for another proof is not said here', async () => {
    const entry = memoryStorage()
    const { view } = await open({ host: { entry } })
    await upload('one.jpg')
    await expect.element(shown(1)).toBeVisible()
    await view.unmount()
    const { text } = await open({ host: { entry } }, { type: 'contract' })
    await expect.element(text(kept.tip)).toBeVisible()
  })

  it('what the customer has handed in is the server’s to say', async () => {
    const opened = await open()
    await upload('one.jpg')
    await expect.element(shown(1)).toBeVisible()
    await opened.tap(kept.submit)
    const { text } = await opened.reload()
    await expect.element(text(kept.tip)).toBeVisible()
  })

  it.each(['x', '1', '-1.2', '1.2.3', '9999.1', 'null'])('a note of %s is none', async (note) => {
    const entry = memoryStorage()
    entry.setItem('pictures_weChat', note)
    const { text } = await open({ host: { entry } })
    await expect.element(text(kept.tip)).toBeVisible()
  })
})

it('keeps what was chosen under the examples, and back leads to it', async () => {
  const world = sandboxWorld({ persona: 'merchant-start' })
  const example = read().with({ title: '示例' })
  const pages = { shop: keptProof(shop), 'shop/one': example, 'shop/two': example, 'shop/three': example }
  const exits = {
    shop: { example: toPage('shop/one'), example2: toPage('shop/two'), example3: toPage('shop/three') },
  }
  const view = openFlow(defineFlow({ id: 'f', start: 'shop', pages, exits }), world)
  onTestFinished(() => view.unmount())
  await expect.element(button(kept.submit)).toBeVisible()
  await upload('one.jpg', 'two.jpg', 'three.jpg')
  await expect.element(shown(3)).toBeVisible()
  for (const label of copy.examples[3]) {
    await button(label).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '示例' })).toBeVisible()
    await expect.element(shown(3)).not.toBeInTheDocument()
    view.press('back')
    await expect.element(shown(3)).toBeVisible()
  }
  expect(world.sandbox.log('default', UPLOAD)).toHaveLength(3)
})

describe('the months', () => {
  it('are those that the server names', async () => {
    const months = ['2027-02', '2027-01', '2026-12', '2026-11', '2026-10', '2026-09']
    const { text } = await open({ faults: [replies('merchant/getLastSixMonths', months)] })
    await expect.element(text('进入交易账单，选择2026年9月至2027年2月')).toBeVisible()
  })

  it.each([
    ['the call fails', { match: 'merchant/getLastSixMonths', fault: 'result=42020' } as const],
    ['there is none', replies('merchant/getLastSixMonths', [])],
    ['one is no month', replies('merchant/getLastSixMonths', ['2026-13', '2026-09'])],
  ])('are called so where %s', async (_what, fault) => {
    const { text } = await open({ faults: [fault] })
    await expect.element(text(`进入交易账单，选择${kept.months}`)).toBeVisible()
  })

  it('are not asked about where no guide names them', async () => {
    const { calls } = await open({}, { type: 'certificate', guide: ['平放拍摄'], months: false })
    await expect.element(page.getByText('平放拍摄')).toBeVisible()
    expect(calls('merchant/getLastSixMonths')).toEqual([])
  })

  it('are a range, in whatever order they come', () => {
    expect(rangeOf(['2026-11', '2026-06'])).toBe('2026年6月至2026年11月')
    expect(rangeOf([])).toBeNull()
  })
})
