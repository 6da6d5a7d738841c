import { Component, StrictMode, type ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sheet } from '../Sheet/index.ts'
import { SheetField } from './SheetField.tsx'

const strings = { placeholder: '请选择', loadFailed: '选项没有加载出来，请检查网络后再点一次' }
const field = page.getByRole('button', { name: /^城市/ })
const sheet = page.getByRole('dialog', { name: '城市' })
const failure = page.getByText(strings.loadFailed)

/** A `load` that the test ends by hand. */
function loadByHand() {
  const pending: { done: () => void; fail: () => void }[] = []
  const load = vi.fn(
    () =>
      new Promise<typeof Sheet>((resolve, reject) => {
        pending.push({ done: () => resolve(Sheet), fail: () => reject(new Error('no network')) })
      }),
  )
  const last = () => {
    const request = pending.at(-1)
    if (!request) throw new Error('nothing was loaded')
    return request
  }
  return { load, last }
}

const City = ({ load, error }: { load: () => Promise<typeof Sheet>; error?: string }) => (
  <SheetField
    label="城市"
    strings={strings}
    text=""
    formValue=""
    error={error}
    load={load}
    sheet={(Part, frame) => <Part {...frame}>北京</Part>}
  />
)

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError(error: Error) {
    return { message: `出错了：${error.message}` }
  }
  override render() {
    return this.state.message || this.props.children
  }
}

it('is busy from the tap until its sheet is loaded, at the same height, and loads once', async () => {
  const { load, last } = loadByHand()
  const view = await render(<City load={load} />)
  const button = field.element()
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const [before, chevron] = [height(), button.querySelector('svg')?.outerHTML]
  await field.click()
  await expect.element(field).toHaveAttribute('aria-busy', 'true')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(button.querySelector('svg')?.outerHTML).not.toBe(chevron)
  expect(height()).toBe(before)
  await field.click()
  await field.click()
  expect(load).toHaveBeenCalledTimes(1)
  last().done()
  await expect.element(sheet).toBeVisible()
  expect(button.hasAttribute('aria-busy')).toBe(false)
  expect(button.querySelector('svg')?.outerHTML).toBe(chevron)
})

it.each([
  ['a touch', () => field.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
  ['the focus', () => userEvent.keyboard('{Tab}')],
])('prepares its sheet at %s, but does not open it', async (_, prepare) => {
  const { load, last } = loadByHand()
  await render(<City load={load} />)
  expect(load).not.toHaveBeenCalled()
  await prepare()
  expect(load).toHaveBeenCalledTimes(1)
  last().done()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).not.toHaveAttribute('aria-busy')
  expect(sheet.query()).toBeNull()
  await field.click()
  await expect.element(sheet).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('is silent about a preparation that fails, and tries again at the tap', async () => {
  const { load, last } = loadByHand()
  await render(<City load={load} />)
  await userEvent.keyboard('{Tab}')
  last().fail()
  await new Promise(requestAnimationFrame)
  expect(failure.query()).toBeNull()
  await field.click()
  await expect.element(field).toHaveAttribute('aria-busy', 'true')
  expect(load).toHaveBeenCalledTimes(2)
  last().done()
  await expect.element(sheet).toBeVisible()
})

it('shows its own error again when the sheet has loaded', async () => {
  const { load, last } = loadByHand()
  await render(<City load={load} error="请选择城市" />)
  await field.click()
  last().fail()
  await expect.element(page.getByRole('alert')).toHaveTextContent(strings.loadFailed)
  await expect.element(field).not.toHaveAttribute('aria-busy')
  await expect.element(field).toHaveAccessibleDescription(strings.loadFailed)
  await field.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('请选择城市')
  last().done()
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAccessibleDescription('请选择城市')
})

it('tells the error boundary of the second failure with a network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const { load, last } = loadByHand()
  await render(
    <Boundary>
      <City load={load} />
    </Boundary>,
  )
  await field.click()
  last().fail()
  await expect.element(failure).toBeVisible()
  await field.click()
  last().fail()
  await expect.element(page.getByText('出错了：no network')).toBeVisible()
})

it('keeps telling the customer, not the error boundary, while there is no network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { load, last } = loadByHand()
  await render(
    <Boundary>
      <City load={load} />
    </Boundary>,
  )
  for (const count of [1, 2, 3]) {
    await field.click()
    await expect.element(field).toHaveAttribute('aria-busy', 'true')
    expect(load).toHaveBeenCalledTimes(count)
    last().fail()
    await expect.element(failure).toBeVisible()
  }
  await field.click()
  last().done()
  await expect.element(sheet).toBeVisible()
})

it('works in strict mode', async () => {
  const { load, last } = loadByHand()
  await render(
    <StrictMode>
      <City load={load} />
    </StrictMode>,
  )
  await field.click()
  last().done()
  await expect.element(sheet).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})
