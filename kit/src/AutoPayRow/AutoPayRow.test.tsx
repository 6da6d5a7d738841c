import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AutoPayRow, autoPayShows, type AutoPayRowProps } from './index.ts'

const Row = (props: Partial<AutoPayRowProps>) => (
  <AutoPayRow show="open" label="自动还款" note="次日生效" value="立即开启" {...props} />
)

describeConformance('AutoPayRow', { render: (props) => <Row {...props} /> })

it('is a switch for show type 1', { tags: ['autoPay.6'] }, async () => {
  const onSwitch = vi.fn()
  const view = await render(<Row show="switch" onSwitch={onSwitch} />)
  const control = view.getByRole('switch', { name: '自动还款' })
  await control.click()
  expect(onSwitch.mock.calls).toEqual([[true]])
  // It is on when the server has switched it on, not before.
  await expect.element(control).not.toBeChecked()
  await view.rerender(<Row show="switch" on onSwitch={onSwitch} />)
  await expect.element(control).toBeChecked()
  await view.rerender(<Row show="switch" on busy onSwitch={onSwitch} />)
  await control.click()
  expect(onSwitch).toHaveBeenCalledTimes(1)
})

it.each([
  ['2 is a link that opens a sheet', 'open', 'dialog'],
  ['4 is a link to another page', 'jump', null],
] as const)('show type %s', { tags: ['autoPay.6'] }, async (_, show, popup) => {
  const onOpen = vi.fn()
  const view = await render(<Row show={show} onOpen={onOpen} />)
  const button = view.getByRole('button', { name: /自动还款/ })
  expect(button.element().getAttribute('aria-haspopup')).toBe(popup)
  await button.click()
  expect(onOpen).toHaveBeenCalledTimes(1)
})

it('says for show type 3 that it is opened, and has no control', { tags: ['autoPay.6'] }, async () => {
  const view = await render(<Row show="opened" value="已开启" />)
  expect(view.container.textContent).toBe('自动还款次日生效已开启')
  expect(view.container.querySelector('button, input')).toBeNull()
})

it('has its shows in the order of the contract', () => {
  expect(autoPayShows).toEqual(['switch', 'open', 'opened', 'jump'])
})

it.each(autoPayShows)('says that it is busy, as %s, and no longer', async (show) => {
  const view = await render(<Row show={show} busy data-testid="row" />)
  const row = view.getByTestId('row').element()
  expect(row.ariaBusy).toBe('true')
  await view.rerender(<Row show={show} data-testid="row" />)
  expect(row.ariaBusy).toBeNull()
})

it.each(['open', 'jump'] as const)(
  'shows a spinner instead of the value and opens nothing while busy, as %s',
  async (show) => {
    const onOpen = vi.fn()
    const view = await render(<Row show={show} onOpen={onOpen} />)
    const height = () => view.container.firstElementChild?.getBoundingClientRect().height
    const before = height()
    await view.rerender(<Row show={show} busy onOpen={onOpen} />)
    const button = view.getByRole('button')
    await expect.element(button).toBeDisabled()
    ;(button.element() as HTMLElement).click()
    expect(onOpen).not.toHaveBeenCalled()
    expect(view.container.textContent).not.toContain('立即开启')
    expect(height()).toBe(before)
  },
)

it('shows a spinner for an opened row that changes', async () => {
  const view = await render(<Row show="opened" value="已开启" busy />)
  expect(view.container.textContent).not.toContain('已开启')
  expect(view.container.querySelector('button')).toBeNull()
})

it('keeps the focus on its switch while busy, and takes no key', async () => {
  const onSwitch = vi.fn()
  const view = await render(<Row show="switch" onSwitch={onSwitch} />)
  await userEvent.keyboard('{Tab} ')
  expect(onSwitch.mock.calls).toEqual([[true]])
  await view.rerender(<Row show="switch" busy onSwitch={onSwitch} />)
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('switch')).toHaveFocus()
  await expect.element(page.getByRole('switch')).toHaveAttribute('aria-readonly', 'true')
  expect(onSwitch).toHaveBeenCalledTimes(1)
})

it('is switched off as well', async () => {
  const onSwitch = vi.fn()
  await render(<Row show="switch" on onSwitch={onSwitch} />)
  await page.getByText('自动还款').click()
  expect(onSwitch.mock.calls).toEqual([[false]])
})

it('describes its switch by the note, and shows no value beside it', async () => {
  const view = await render(<Row show="switch" />)
  await expect.element(page.getByRole('switch')).toHaveAccessibleDescription('次日生效')
  expect(view.container.textContent).not.toContain('立即开启')
})

it.each(autoPayShows)('does not fail without handlers, note and value, as %s', async (show) => {
  const view = await render(<AutoPayRow show={show} label="自动还款" />)
  const control = view.container.querySelector<HTMLElement>('button, input')
  control?.click()
  expect(view.container.textContent).toBe('自动还款')
  if (show === 'switch') await expect.element(page.getByRole('switch')).not.toBeChecked()
})

it('colours a link like a link, and a state grey', async () => {
  const view = await render(<Row show="open" value="去开启" />)
  const colour = () => getComputedStyle(page.getByText('去开启').element()).color
  const link = colour()
  await view.rerender(<Row show="opened" value="去开启" />)
  expect(colour()).not.toBe(link)
  await view.rerender(<Row show="jump" value="去开启" />)
  expect(colour()).toBe(link)
})

it('has labels at the same edge, whatever it shows', async () => {
  const lefts: number[] = []
  for (const show of autoPayShows) {
    const view = await render(<Row show={show} />)
    const range = document.createRange()
    range.selectNodeContents(page.getByText(/^自动还款/).element())
    lefts.push(Math.round(range.getBoundingClientRect().left))
    await view.unmount()
  }
  expect(new Set(lefts).size).toBe(1)
})
