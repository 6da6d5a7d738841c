import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
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
])('survey.4: %i stars are called %s', async (stars, word) => {
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
