import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { Stars } from './index.ts'

describeConformance('Stars', {
  render: (props) => <Stars label="整体评价" {...props} />,
  passTo: 'group',
})

const checked = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input:checked')
  return input ? Number(input.value) : null
}

describeField<number | null>('Stars', {
  render: (props) => <Stars label="整体评价" {...props} />,
  values: [4, 2],
  empty: null,
  read: checked,
  seen: [4, 2, null],
  enter: () => page.getByRole('radio', { name: /^4星/ }).click(),
  described: (root) => root.querySelector('[role="radiogroup"]') as HTMLElement,
})

const star = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count}星`) })

it.each([
  [1, '较差'],
  [2, '较差'],
  [3, '一般'],
  [4, '满意'],
  [5, '满意'],
])('%i stars are called %s', { tags: ['survey.4'] }, async (stars, word) => {
  await render(<Stars label="整体评价" />)
  await expect.element(page.getByText('点击星星评分')).toBeVisible()
  await star(stars).click()
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: `${stars}星，${word}` })).toBeChecked()
  expect(page.getByRole('radio').elements()).toHaveLength(5)
})

it('fills the stars up to the selected one', async () => {
  await render(<Stars label="整体评价" defaultValue={3} />)
  const fills = page
    .getByRole('radio')
    .elements()
    .map((input) => getComputedStyle(input.parentElement?.querySelector('svg') as Element).fill)
  expect(fills.map((fill) => fill !== 'none')).toEqual([true, true, true, false, false])
})

it('is set by arrow keys', async () => {
  const onValueChange = vi.fn()
  await render(<Stars label="整体评价" onValueChange={onValueChange} />)
  await star(2).click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(onValueChange.mock.calls).toEqual([[2], [3], [4], [3]])
})

it('sets its ref to the selected star', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Stars label="整体评价" defaultValue={4} ref={ref} />)
  expect(ref.current?.value).toBe('4')
})

it('fits the narrowest screen', async () => {
  await page.viewport(320, 568)
  await render(<Stars label="整体评价" defaultValue={5} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})

const group = page.getByRole('radiogroup', { name: '整体评价' })

it('reports a star once, however often it is tapped', async () => {
  const onValueChange = vi.fn()
  await render(<Stars label="整体评价" onValueChange={onValueChange} />)
  await star(4).dblClick()
  await star(4).click()
  expect(onValueChange.mock.calls).toEqual([[4]])
})

it('calls a rating by the words of its caller, as soon as they change', async () => {
  const words = { poor: '不好', average: '还行', good: '很好' }
  const view = await render(<Stars label="整体评价" words={words} noneText="请评分" />)
  await expect.element(page.getByText('请评分')).toBeVisible()
  await star(2).click()
  await expect.element(page.getByText('不好', { exact: true })).toBeVisible()
  expect(
    page
      .getByRole('radio')
      .elements()
      .map((input) => input.getAttribute('aria-label')),
  ).toEqual(['1星，不好', '2星，不好', '3星，还行', '4星，很好', '5星，很好'])
  await view.rerender(<Stars label="整体评价" words={{ ...words, poor: '很差' }} />)
  await expect.element(page.getByText('很差', { exact: true })).toBeVisible()
  await expect.element(page.getByText('不好', { exact: true })).not.toBeInTheDocument()
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <Stars label="整体评价" />
    </LocaleProvider>,
  )
  await expect.element(page.getByText('Tap to rate')).toBeVisible()
  await page.getByRole('radio', { name: '3 stars, Average' }).click()
  await expect.element(page.getByText('Average', { exact: true })).toBeVisible()
})

it('keeps the word from screen readers, because each star says it', async () => {
  await render(<Stars label="整体评价" defaultValue={5} />)
  const word = page.getByText('满意', { exact: true }).element()
  expect(word.closest('[aria-hidden="true"]')).not.toBeNull()
})

it('adds the description of its caller to its hint', async () => {
  await render(
    <>
      <p id="why">只用于改进服务</p>
      <Stars label="整体评价" hint="五星最高" aria-describedby="why" />
    </>,
  )
  await expect.element(group).toHaveAccessibleDescription(/只用于改进服务/)
  await expect.element(group).toHaveAccessibleDescription(/五星最高/)
})

it('says that it is read-only', async () => {
  const view = await render(<Stars label="整体评价" value={3} readOnly />)
  await expect.element(group).toHaveAttribute('aria-readonly', 'true')
  await view.rerender(<Stars label="整体评价" value={3} />)
  await expect.element(group).not.toHaveAttribute('aria-readonly')
})

it('submits the selected star in a native form, and nothing while it is disabled', async () => {
  const form = (disabled: boolean) => (
    <form>
      <Stars label="整体评价" name="rating" defaultValue={4} disabled={disabled} />
    </form>
  )
  const view = await render(form(false))
  const rating = () => new FormData(view.container.querySelector('form') ?? undefined).get('rating')
  expect(rating()).toBe('4')
  await star(2).click()
  expect(rating()).toBe('2')
  await view.rerender(form(true))
  expect(rating()).toBeNull()
})

it('leaves another rating alone, also by arrow keys from its last star', async () => {
  await render(
    <>
      <Stars label="整体评价" defaultValue={4} />
      <Stars label="客服" />
    </>,
  )
  await group.getByRole('radio', { name: /^5星/ }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(group.getByRole('radio', { name: /^1星/ })).toBeChecked()
  await expect.element(page.getByText('点击星星评分')).toBeVisible()
})
