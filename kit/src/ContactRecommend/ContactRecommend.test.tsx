import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { ContactRecommend, recommendStates, type ContactRecommendProps } from './index.ts'
import { recommended } from './samples.ts'

describeConformance('ContactRecommend', {
  render: (props) => (
    <ContactRecommend state="ready" contacts={recommended} left={2} onSelect={() => {}} {...props} />
  ),
})

it('passes on which contact was tapped', async () => {
  const onSelect = vi.fn()
  await render(<ContactRecommend state="ready" contacts={recommended} onSelect={onSelect} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('有2位推荐联系人')
  await page.getByRole('button', { name: '李秀英 139****0002' }).click()
  expect(onSelect.mock.calls).toEqual([['b']])
})

it('says how many more may be used, only while some may be', async () => {
  const view = await render(
    <ContactRecommend state="ready" contacts={recommended} left={2} onSelect={() => {}} />,
  )
  await expect.element(view.getByText('还可使用2次')).toBeVisible()
  for (const state of ['computing', 'exhausted'] as const) {
    await view.rerender(
      <ContactRecommend state={state} contacts={recommended} left={0} onSelect={() => {}} />,
    )
    expect(view.container.textContent).not.toContain('还可使用')
  }
})

it('has nothing to tap while contacts are looked for', async () => {
  await render(<ContactRecommend state="computing" contacts={recommended} onSelect={() => {}} />)
  const group = page.getByRole('group', { name: /推荐联系人/ })
  await expect.element(group).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('正在查找推荐联系人')
  expect(page.getByRole('button').elements()).toEqual([])
})

it('says that no more may be used', async () => {
  await render(<ContactRecommend state="exhausted" contacts={recommended} onSelect={() => {}} />)
  await expect.element(page.getByText('推荐次数已用完，请直接填写下面的信息。')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('renders nothing when there is nobody to recommend', async () => {
  const view = await render(<ContactRecommend state="ready" onSelect={() => {}} />)
  expect(view.container.innerHTML).toBe('')
})

const part = (props: Partial<ContactRecommendProps> = {}) => (
  <ContactRecommend state="ready" contacts={recommended} onSelect={() => {}} {...props} />
)
const buttons = () => page.getByRole('button').elements() as HTMLElement[]
const box = (element: Element) => element.getBoundingClientRect()

it('is a group with its title as name, in each state', async () => {
  const view = await render(part())
  const names = []
  for (const state of recommendStates) {
    await view.rerender(part({ state }))
    names.push(page.getByRole('group').element().querySelector('p span')?.textContent)
    await expect.element(page.getByRole('group')).toHaveAccessibleName(names.at(-1) ?? '')
  }
  expect(names).toEqual(['正在查找推荐联系人', '推荐联系人，点一下即可填入', '推荐联系人'])
})

it('announces in one place that it looks, and what it found', async () => {
  const view = await render(part({ state: 'computing' }))
  const status = page.getByRole('status').element()
  await view.rerender(part())
  expect(page.getByRole('status').element()).toBe(status)
  expect(status.textContent).toBe('有2位推荐联系人')
  expect(page.getByRole('group').element().hasAttribute('aria-busy')).toBe(false)
  await view.rerender(part({ state: 'exhausted' }))
  expect(status.textContent).toBe('')
})

it('disappears when nobody was found, and comes back', async () => {
  const view = await render(part({ state: 'computing', contacts: [] }))
  await expect.element(page.getByRole('group')).toBeVisible()
  await view.rerender(part({ contacts: [] }))
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
  await view.rerender(part())
  expect(buttons()).toHaveLength(2)
})

it('shows contacts of the same name and number, each with its own id', async () => {
  const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onSelect = vi.fn()
  const contacts = ['a', 'b'].map((id) => ({ id, name: '张伟', phone: '138****0001' }))
  await render(part({ contacts, onSelect }))
  for (const button of buttons()) button.click()
  expect(onSelect.mock.calls).toEqual([['a'], ['b']])
  expect(consoleErrors).not.toHaveBeenCalled()
  consoleErrors.mockRestore()
})

it('keeps the order of the host', async () => {
  const view = await render(part())
  await view.rerender(part({ contacts: [...recommended].reverse() }))
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['李秀英139****0002', '张建国138****0001'])
})

it.each([
  [0, '还可使用0次'],
  [1, '还可使用1次'],
])('says that %i more may be used', async (left, text) => {
  await render(part({ left }))
  await expect.element(page.getByText(text)).toBeVisible()
})

it('says nothing about uses when no limit is known', async () => {
  const view = await render(part())
  expect(view.container.textContent).not.toContain('还可使用')
})

it('is used by keys, in the order of the list', async () => {
  const onSelect = vi.fn()
  await render(part({ onSelect }))
  await userEvent.keyboard('{Tab}{Enter}{Tab} ')
  expect(onSelect.mock.calls).toEqual([['a'], ['b']])
  expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid')
})

it('submits no form around it', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(<form onSubmit={onSubmit}>{part()}</form>)
  buttons()[0]?.click()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('has the same height while it looks for two contacts and when it has them', async () => {
  const view = await render(part({ state: 'computing' }))
  const { height } = box(view.container)
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await view.rerender(part())
  expect(box(view.container).height).toBeCloseTo(height, 0)
})

it('puts two beside each other, and one under the other with large text on the narrowest screen', async () => {
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  })
  await render(part())
  const tops = () => buttons().map((button) => box(button).top)
  expect(new Set(tops()).size).toBe(1)
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  expect(new Set(tops()).size).toBe(2)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('cuts a name after two lines and keeps number and width', async () => {
  const name = '楼下小区物业管理处王师傅修水管电话勿删'.repeat(3)
  await render(part({ contacts: [{ id: 'a', name, phone: '138****0001' }, ...recommended.slice(1)] }))
  const text = page.getByText(name).element() as HTMLElement
  const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)
  expect(Math.round(lines)).toBe(2)
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  await expect.element(page.getByText('138****0001')).toBeVisible()
  const [long, short] = buttons().map((button) => box(button).width)
  expect(long).toBeCloseTo(short ?? 0, 0)
})

it('keeps its height for an empty name or number', async () => {
  await render(part({ contacts: [{ id: 'a', name: '', phone: '' }] }))
  expect(buttons().map((button) => button.offsetHeight)).toEqual([52])
})

it('speaks the language of the page', async () => {
  const view = await render(<LocaleProvider locale={en}>{part({ left: 3 })}</LocaleProvider>)
  await expect
    .element(page.getByRole('group', { name: 'Recommended contacts, tap to fill in' }))
    .toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 recommended contacts')
  await expect.element(page.getByText('3 left')).toBeVisible()
  await view.rerender(<LocaleProvider locale={en}>{part({ state: 'exhausted' })}</LocaleProvider>)
  await expect.element(page.getByText(/^No more recommendations/)).toBeVisible()
})
