import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { expectTargets } from '../../test/targets.ts'
import { UploadField, type UploadFieldProps, type UploadedPicture } from './index.ts'
import { uploadSample } from './samples.ts'
import { choose, photo, photos, uploadByHand } from '../../test/uploads.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const Licence = (props: Partial<UploadFieldProps>) => (
  <UploadField label="营业执照" upload={uploadSample} {...props} />
)

const idsOf = (value: readonly UploadedPicture[] | undefined) => value?.map(({ id }) => id)

const button = (name: string) => page.getByRole('button', { name })

describeConformance('UploadField', { render: (props) => <Licence {...props} />, passTo: 'control' })

const sent = vi.fn(uploadSample)

describeField<readonly UploadedPicture[]>('UploadField', {
  render: (props) => <UploadField label="营业执照" upload={sent} {...props} />,
  values: [[{ id: 'a.jpg' }], [{ id: 'b.jpg' }, { id: 'c.jpg' }]],
  empty: [],
  read: (root) => root.querySelectorAll('button[aria-haspopup="dialog"]').length,
  seen: [1, 2, 0],
  enter: async () => {
    sent.mockClear()
    choose([await photo('a.jpg')])
    await expect.poll(() => sent).toHaveBeenCalled()
    await sent.mock.results[0]?.value
  },
  described: (root) => root.querySelector('[role="group"]') as HTMLElement,
  // `aria-required` is not allowed on a group; the description has it, tested below. Read-only pictures can still be
  // opened, and the suite would count that as a change.
  skip: ['required', 'readOnly'],
})

it('adds pictures from camera and album, and names both buttons', async () => {
  await render(<Licence required hint="四角完整" />)
  const group = page.getByRole('group', { name: '营业执照', exact: true })
  await expect.element(group).toHaveAccessibleDescription('必填 四角完整')
  const opened: HTMLInputElement[] = []
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function click(this: HTMLInputElement) {
    opened.push(this)
  })
  await button('拍照上传').click()
  await button('从相册选择').click()
  expect(opened.map(({ accept, multiple }) => [accept, multiple])).toEqual([
    ['image/*', false],
    ['image/*', true],
  ])
  expect(opened.map((input) => input.getAttribute('capture'))).toEqual(['environment', null])
})

it('shows progress, then the picture, and returns the list in the order of selection', async () => {
  const onValueChange = vi.fn()
  const onBusyChange = vi.fn()
  const { upload, call } = uploadByHand()
  await render(<Licence {...{ upload, onValueChange, onBusyChange }} defaultValue={[{ id: 'earlier' }]} />)
  choose(await photos('one.jpg', 'two.jpg'))
  const [one, two] = [await call(0), await call(1)]
  one.progress(0.684)
  const bar = page.getByRole('progressbar', { name: '第2张' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '68')
  await expect.element(page.getByRole('status')).toHaveTextContent('正在上传2张')
  two.done()
  await expect.element(button('查看第3张')).toBeVisible()
  one.done()
  await expect.element(button('查看第2张')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('已上传3张')
  expect(onValueChange.mock.calls.map(([value]) => idsOf(value))).toEqual([
    ['earlier', 'two.jpg'],
    ['earlier', 'one.jpg', 'two.jpg'],
  ])
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true], [false]])
})

it('says how many of the chosen pictures have not arrived, also those that failed and stay', async () => {
  const onUnsentChange = vi.fn()
  const { upload, call } = uploadByHand()
  await render(<Licence {...{ upload, onUnsentChange }} defaultValue={[{ id: 'earlier' }]} />)
  choose(await photos('one.jpg', 'two.jpg'))
  const [one, two] = [await call(0), await call(1)]
  one.done()
  two.fail(new Error('offline'))
  await expect.element(button('重试第3张')).toBeVisible()
  await button('删除第3张').click()
  await expect.poll(() => onUnsentChange.mock.calls).toEqual([[2], [1], [0]])
})

it('keeps both of two uploads that end at the same time', async () => {
  const onValueChange = vi.fn()
  const { upload, call } = uploadByHand()
  await render(<Licence {...{ upload, onValueChange }} />)
  choose(await photos('one.jpg', 'two.jpg'))
  const [one, two] = [await call(0), await call(1)]
  one.done()
  two.done()
  await expect.element(button('查看第2张')).toBeVisible()
  expect(idsOf(onValueChange.mock.lastCall?.[0])).toEqual(['one.jpg', 'two.jpg'])
})

it('cancels a running upload', async () => {
  const onValueChange = vi.fn()
  const { upload, call } = uploadByHand()
  await render(<Licence {...{ upload, onValueChange }} />)
  choose([await photo('one.jpg')])
  const one = await call(0)
  await button('取消上传第1张').click()
  expect(one.signal.aborted).toBe(true)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(button('拍照上传')).toHaveFocus()
  one.done()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('keeps a failed picture, says why, and retries without compressing it again', async () => {
  const onValueChange = vi.fn()
  const { upload, call } = uploadByHand()
  const failureText = (failure: unknown) => (failure instanceof RangeError ? failure.message : undefined)
  const view = await render(<Licence {...{ upload, onValueChange, failureText }} />)
  choose(await photos('one.jpg', 'two.jpg'))
  ;(await call(0)).done()
  const refused = await call(1)
  refused.fail(new RangeError('图片疑似经过修改，请上传原始图片'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('第2张：图片疑似经过修改，请上传原始图片')
  expect(view.container.querySelectorAll('img[src^="blob:"]')).toHaveLength(2)
  await button('重试第2张').click()
  const again = await call(2)
  expect(again.file).toBe(refused.file)
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  again.fail()
  await expect.element(page.getByRole('alert')).toHaveTextContent('第2张：上传失败，请检查网络后重试')
  await button('重试第2张').click()
  ;(await call(3)).done()
  await expect.element(button('查看第2张')).toBeVisible()
  expect(idsOf(onValueChange.mock.lastCall?.[0])).toEqual(['one.jpg', 'two.jpg'])
})

it('does not send a picture again that was refused: a tap makes room for another one', async () => {
  const { upload: sending, call } = uploadByHand()
  const upload = vi.fn(sending)
  const isRefused = (failure: unknown) => failure instanceof RangeError
  await render(<Licence {...{ upload, isRefused }} />)
  choose(await photos('one.jpg', 'two.jpg'))
  ;(await call(0)).fail()
  ;(await call(1)).fail(new RangeError('图片疑似经过修改，请上传原始图片'))
  await expect.element(button('重试第1张')).toBeVisible()
  await button('重新选择第2张').click()
  await expect.element(button('重新选择第2张')).not.toBeInTheDocument()
  await expect.element(button('拍照上传')).toHaveFocus()
  expect(upload).toHaveBeenCalledTimes(2)
})

it('removes a picture and focuses the button that adds one', async () => {
  const onValueChange = vi.fn()
  const earlier = [{ id: 'a' }, { id: 'b' }]
  await render(<Licence max={2} defaultValue={earlier} onValueChange={onValueChange} />)
  await expect.element(button('拍照上传')).not.toBeInTheDocument()
  await button('删除第1张').click()
  expect(onValueChange.mock.calls).toEqual([[[{ id: 'b' }]]])
  await expect.element(button('拍照上传')).toHaveFocus()
  choose([await photo('c.jpg')])
  await expect.element(button('查看第2张')).toBeVisible()
  await button('删除第2张').click()
  expect(onValueChange.mock.lastCall).toEqual([[{ id: 'b' }]])
})

it('shows a picture large, without a blur of the field', async () => {
  const onBlur = vi.fn()
  await render(<Licence onBlur={onBlur} defaultValue={[{ id: 'a' }, { id: 'b' }]} readOnly />)
  await expect.element(button('拍照上传')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /删除/ })).not.toBeInTheDocument()
  await button('查看第2张').click()
  await expect.element(page.getByRole('dialog', { name: '第2张，共2张' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('查看第2张')).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
})

it('drops pictures that its caller removes from the value or rejects', async () => {
  const { upload, call } = uploadByHand()
  const onValueChange = vi.fn()
  const view = await render(<Licence value={[]} {...{ upload, onValueChange }} />)
  choose(await photos('one.jpg'))
  ;(await call(0)).done()
  await expect.poll(() => onValueChange).toHaveBeenCalledTimes(1)
  await expect.element(button('查看第1张')).not.toBeInTheDocument()
  await view.rerender(<Licence value={[{ id: 'one.jpg' }]} {...{ upload, onValueChange }} />)
  await expect.element(button('查看第1张')).toBeVisible()
  await view.rerender(<Licence value={[]} {...{ upload, onValueChange }} />)
  choose(await photos('two.jpg'))
  ;(await call(1)).done()
  await expect.poll(() => idsOf(onValueChange.mock.lastCall?.[0])).toEqual(['two.jpg'])
})

it('aborts and revokes every object URL when it is unmounted', async () => {
  const created = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const { upload, call } = uploadByHand()
  const onValueChange = vi.fn()
  const view = await render(
    <StrictMode>
      <Licence {...{ upload, onValueChange }} />
    </StrictMode>,
  )
  choose(await photos('one.jpg', 'two.jpg'))
  ;(await call(0)).done()
  await expect.element(button('查看第1张')).toBeVisible()
  const two = await call(1)
  await view.unmount()
  expect(two.signal.aborted).toBe(true)
  two.done()
  expect(onValueChange).toHaveBeenCalledTimes(1)
  const addresses = created.mock.results.map(({ value }) => String(value)).sort()
  expect(addresses.length).toBeGreaterThan(2)
  expect(revoked.mock.calls.map(([address]) => address).sort()).toEqual(addresses)
})

it('submits the names of its pictures in a native form', async () => {
  const view = await render(
    <form>
      <Licence name="licence" defaultValue={[{ id: 'a' }, { id: 'b' }]} />
    </form>,
  )
  const form = view.container.querySelector('form') as HTMLFormElement
  expect(new FormData(form).getAll('licence')).toEqual(['a', 'b'])
})

it.each(checkedThemes)('is accessible with a picture in every state in %s', async (theme) => {
  putTheme(theme)
  const { upload, call } = uploadByHand()
  const view = await render(<Licence upload={upload} max={5} defaultValue={[{ id: 'earlier' }]} />)
  choose(await photos('done.jpg', 'failed.jpg', 'running.jpg'))
  ;(await call(0)).done()
  ;(await call(1)).fail()
  ;(await call(2)).progress(0.4)
  await expect.element(button('重试第3张')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(view.container)
  expectTargets(view.container)
})
