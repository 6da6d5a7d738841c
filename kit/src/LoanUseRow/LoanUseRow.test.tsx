import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { LoanUseRow } from './index.ts'

describeConformance('LoanUseRow', {
  render: (props) => <LoanUseRow value="日常消费" onClick={() => {}} {...props} />,
})

it('shows the purpose, or a placeholder', async () => {
  const view = await render(<LoanUseRow value="日常消费" onClick={() => {}} />)
  await expect.element(page.getByRole('button', { name: '借款用途 日常消费' })).toBeVisible()
  await view.rerender(<LoanUseRow onClick={() => {}} error="请选择借款用途" />)
  await expect.element(page.getByRole('button', { name: /借款用途 请选择/ })).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent('请选择借款用途')
})

it('keeps its height while busy', async () => {
  const view = await render(<LoanUseRow value="日常消费" onClick={() => {}} />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const loaded = height()
  await view.rerender(<LoanUseRow busy onClick={() => {}} />)
  expect(height()).toBe(loaded)
})

it('says that a dialog opens, and that the purposes are loading', async () => {
  const view = await render(<LoanUseRow onClick={() => {}} />)
  const row = page.getByRole('button', { name: /借款用途/ })
  await expect.element(row).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(row).not.toHaveAttribute('aria-busy')
  await view.rerender(<LoanUseRow busy onClick={() => {}} />)
  await expect.element(row).toHaveAttribute('aria-busy', 'true')
  expect(row.element().textContent).not.toContain('请选择')
  await view.rerender(<LoanUseRow busy value="日常消费" onClick={() => {}} />)
  await expect.element(row).toMatchTextContent('借款用途日常消费')
})

const row = () => page.getByRole('button', { name: /借款用途/ })

it('is opened by a tap, Enter and Space, and not while disabled', async () => {
  const onClick = vi.fn()
  const view = await render(<LoanUseRow value="教育" onClick={onClick} />)
  await row().click()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
  await view.rerender(<LoanUseRow value="教育" onClick={onClick} disabled />)
  await expect.element(row()).toBeDisabled()
  ;(row().element() as HTMLElement).click()
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('only says the purpose when nothing opens', async () => {
  const view = await render(<LoanUseRow value="教育" />)
  expect(view.container.querySelector('button, svg, [aria-haspopup]')).toBeNull()
  expect(view.container.textContent).toBe('借款用途教育')
})

it('opens what its caller says', async () => {
  await render(<LoanUseRow onClick={() => {}} aria-haspopup="menu" />)
  await expect.element(row()).toHaveAttribute('aria-haspopup', 'menu')
})

it.each([
  ['no value', {}, '请选择'],
  ['an empty value', { placeholder: '选择用途' }, '选择用途'],
  ['a value', { value: '装修', placeholder: '选择用途' }, '装修'],
])('shows for %s %j as %s', async (_, props, shown) => {
  const view = await render(<LoanUseRow onClick={() => {}} {...props} />)
  expect(view.container.textContent).toBe(`借款用途${shown}`)
})

it('shows purpose, placeholder and error in three colours', async () => {
  const view = await render(<LoanUseRow value="装修" onClick={() => {}} />)
  const colour = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).color
  const colours = [colour('装修')]
  await view.rerender(<LoanUseRow onClick={() => {}} error="请选择借款用途" />)
  colours.push(colour('请选择'), colour('请选择借款用途'))
  expect(new Set(colours).size).toBe(3)
})

it('removes its alert with the error', async () => {
  const view = await render(<LoanUseRow onClick={() => {}} error="请选择借款用途" />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await view.rerender(<LoanUseRow value="装修" onClick={() => {}} error="" />)
  expect(page.getByRole('alert').query()).toBeNull()
})

it('cuts a purpose after three lines on the narrowest screen, and never its label', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const value = '个人日常消费及家庭耐用品购置'.repeat(8)
  await render(<LoanUseRow value={value} onClick={() => {}} />)
  const text = page.getByText(value).element()
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  expect(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)).toBeCloseTo(3, 0)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('speaks English, and takes the label of its caller', async () => {
  const tree = (label?: string) => (
    <LocaleProvider locale={en}>
      <LoanUseRow onClick={() => {}} {...(label && { label })} />
    </LocaleProvider>
  )
  const view = await render(tree())
  await expect.element(page.getByRole('button', { name: 'Purpose Choose' })).toBeVisible()
  await view.rerender(tree('Use of the money'))
  await expect.element(page.getByRole('button', { name: 'Use of the money Choose' })).toBeVisible()
})
