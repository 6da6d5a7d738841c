import { Activity, createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { choose, photo, photos, uploadByHand } from '../../test/uploads.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { UploadField, type UploadFieldProps } from './index.ts'
import { uploadSample } from './samples.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const Licence = (props: Partial<UploadFieldProps>) => (
  <UploadField label="营业执照" upload={uploadSample} {...props} />
)

const button = (name: string) => page.getByRole('button', { name })
const alert = page.getByRole('alert')
const bar = page.getByRole('progressbar')
const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((one) => one.getAttribute('aria-label'))

describe('progress', () => {
  it.each([
    [-1, '0'],
    [0.005, '1'],
    [0.994, '99'],
    [3, '100'],
    // What a request reports that does not know its length.
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '100'],
  ])('of %d is shown as %s per cent', async (fraction, percent) => {
    const { upload, call } = uploadByHand()
    await render(<Licence upload={upload} />)
    choose([await photo('one.jpg')])
    ;(await call(0)).progress(fraction)
    await expect.element(bar).toHaveAttribute('aria-valuenow', percent)
    await expect.element(page.getByText(`${percent}%`)).toBeVisible()
    expect((bar.element().firstElementChild as HTMLElement).style.width).toBe(`${percent}%`)
  })

  it('starts at nothing again when a failed picture is sent again', async () => {
    const { upload, call } = uploadByHand()
    await render(<Licence upload={upload} />)
    choose([await photo('one.jpg')])
    const first = await call(0)
    first.progress(0.8)
    first.fail()
    await button('重试第1张').click()
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
    await expect.element(page.getByRole('status')).toHaveTextContent('正在上传1张')
  })
})

describe('a failed picture', () => {
  const failing = async (props: Partial<UploadFieldProps> = {}) => {
    const hand = uploadByHand()
    const view = await render(<Licence upload={hand.upload} {...props} />)
    choose([await photo('one.jpg')])
    ;(await hand.call(0)).fail()
    await expect.element(button('重试第1张')).toBeVisible()
    return { ...hand, view }
  }

  it('is sent once for a double tap', async () => {
    const { calls, call } = await failing()
    const retry = button('重试第1张').element() as HTMLElement
    retry.click()
    retry.click()
    await call(1)
    await expect.element(bar).toBeVisible()
    expect(calls).toHaveLength(2)
  })

  it('cannot be sent or removed while the field is disabled or read-only', async () => {
    const { upload, view } = await failing()
    await view.rerender(<Licence upload={upload} disabled />)
    await expect.element(button('重试第1张')).toBeDisabled()
    expect(names()).not.toContain('删除第1张')
    await view.rerender(<Licence upload={upload} readOnly />)
    await expect.element(button('重试第1张')).toBeDisabled()
    expect(names()).toEqual(['重试第1张'])
    await view.rerender(<Licence upload={upload} />)
    await expect.element(button('重试第1张')).toBeEnabled()
  })

  it('says why instead of the error of its form, which is back when it is removed', async () => {
    await failing({ error: '请上传营业执照' })
    await expect.element(alert).toHaveTextContent('第1张：上传失败，请检查网络后重试')
    await button('删除第1张').click()
    await expect.element(alert).toHaveTextContent('请上传营业执照')
  })

  it('is not numbered when there is only one', async () => {
    await failing({ max: 1 })
    await expect.element(alert).toHaveTextContent('上传失败，请检查网络后重试')
  })

  it('takes room, but is no part of the value', async () => {
    const onValueChange = vi.fn()
    await failing({ max: 1, onValueChange, name: 'licence' })
    await expect.element(button('拍照上传')).not.toBeInTheDocument()
    expect(document.querySelector('[name="licence"]')).toBeNull()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('is what an upload becomes that throws at once', async () => {
    await render(
      <Licence
        upload={() => {
          throw new TypeError('no network')
        }}
        failureText={(failure) => (failure instanceof TypeError ? '网络已断开' : undefined)}
      />,
    )
    choose([await photo('one.jpg')])
    await expect.element(alert).toHaveTextContent('第1张：网络已断开')
  })
})

it('aborts while it is hidden, and can send again when it is back', async () => {
  const { upload, call } = uploadByHand()
  const field = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Licence upload={upload} />
    </Activity>
  )
  const view = await render(field('visible'))
  choose([await photo('one.jpg')])
  const first = await call(0)
  await view.rerender(field('hidden'))
  expect(first.signal.aborted).toBe(true)
  await view.rerender(field('visible'))
  await button('重试第1张').click()
  ;(await call(1)).done()
  await expect.element(button('查看第1张')).toBeVisible()
})

it('counts its pictures, and only where there may be several', async () => {
  const view = await render(<Licence max={3} defaultValue={[{ id: 'a' }]} />)
  await expect.element(page.getByText('1/3', { exact: true })).toBeVisible()
  choose([await photo('b.jpg')])
  await expect.element(button('查看第2张')).toBeVisible()
  await expect.element(page.getByText('2/3', { exact: true })).toBeVisible()
  await view.rerender(<Licence max={1} value={[]} />)
  await expect.element(page.getByText(/^\d\/\d$/)).not.toBeInTheDocument()
  expect(document.querySelector<HTMLInputElement>('input:not([capture])')?.multiple).toBe(false)
})

it('shows all pictures of a value that is over its maximum, and no room', async () => {
  await render(<Licence max={2} value={['a', 'b', 'c'].map((id) => ({ id }))} />)
  expect(names().filter((name) => name?.startsWith('查看'))).toHaveLength(3)
  await expect.element(button('拍照上传')).not.toBeInTheDocument()
  await expect.element(page.getByText('3/2')).toBeVisible()
})

it.each([
  [['camera'], ['拍照上传']],
  [['album'], ['从相册选择']],
  [
    ['album', 'camera'],
    ['从相册选择', '拍照上传'],
  ],
] as const)('offers its sources in their order: %j', async (sources, offered) => {
  const ref = createRef<HTMLButtonElement>()
  await render(<Licence sources={sources} ref={ref} />)
  expect(names()).toEqual(offered)
  expect(ref.current).toBe(button(offered[0]).element())
})

it('sets its ref to the first picture while it is full, and back', async () => {
  const ref = createRef<HTMLButtonElement>()
  await render(<Licence max={1} ref={ref} defaultValue={[{ id: 'a' }]} />)
  expect(ref.current).toBe(button('查看第1张').element())
  await button('删除第1张').click()
  expect(ref.current).toBe(button('拍照上传').element())
})

it('goes by the Tab key from picture to picture to the sources', async () => {
  await render(<Licence defaultValue={[{ id: 'a' }, { id: 'b' }]} />)
  const order = ['查看第1张', '删除第1张', '查看第2张', '删除第2张', '拍照上传', '从相册选择']
  for (const name of order) {
    await userEvent.keyboard('{Tab}')
    await expect.element(button(name)).toHaveFocus()
  }
})

it('submits nothing while disabled, and lets nobody choose or look', async () => {
  const view = await render(
    <form>
      <Licence name="licence" defaultValue={[{ id: 'a' }]} disabled />
    </form>,
  )
  expect(new FormData(view.container.querySelector('form') ?? undefined).getAll('licence')).toEqual([])
  const files = [...view.container.querySelectorAll<HTMLInputElement>('input[type="file"]')]
  expect(files.map(({ disabled }) => disabled)).toEqual([true, true])
  await expect.element(button('查看第1张')).toBeDisabled()
})

it('goes on with what runs when its owner sets the value back', async () => {
  const { upload, call } = uploadByHand()
  const onValueChange = vi.fn()
  const field = (...ids: string[]) => (
    <Licence {...{ upload, onValueChange }} value={ids.map((id) => ({ id }))} />
  )
  const view = await render(field('a'))
  choose(await photos('b.jpg', 'c.jpg'))
  ;(await call(0)).done()
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([[{ id: 'a' }, { id: 'b.jpg' }]])
  await view.rerender(field('a', 'b.jpg'))
  await view.rerender(field('a'))
  await expect.element(page.getByText('2/9')).toBeVisible()
  ;(await call(1)).done()
  // Not the one that was set back.
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([[{ id: 'a' }, { id: 'c.jpg' }]])
})

it('speaks English', async () => {
  const { upload, call } = uploadByHand()
  await render(
    <LocaleProvider locale={en}>
      <Licence upload={upload} max={2} />
    </LocaleProvider>,
  )
  expect(names()).toEqual(['Take a photo', 'Choose from the album'])
  choose([await photo('one.jpg')])
  ;(await call(0)).fail()
  await expect.element(alert).toMatchTextContent('Picture 1: The upload failed')
})
