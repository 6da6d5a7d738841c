import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { SkuGrid, type SkuGridProps } from './index.ts'

const options = [
  { value: '50', title: '50元', price: '¥49.90', original: '¥50.00', mark: '推荐' },
  { value: '100', title: '100元', price: '¥99.80', note: '即时到账' },
  { value: '500', title: '500元', price: '¥499.00', reason: '暂时缺货' },
]

const Grid = (props: Partial<SkuGridProps>) => <SkuGrid label="充值面额" options={options} {...props} />

const radio = (name: RegExp) => page.getByRole('radio', { name })

describeConformance('SkuGrid', { render: (props) => <Grid {...props} />, passTo: 'group' })

describeField<string | null>('SkuGrid', {
  render: (props) => <Grid {...props} />,
  values: ['50', '100'],
  empty: null,
  read: (root) => root.querySelector<HTMLInputElement>('input:checked')?.value ?? null,
  seen: ['50', '100', null],
  enter: () => radio(/^50元/).click(),
  described: (root) => root.querySelector('[role="radiogroup"]') as HTMLElement,
})

it('names a card by all that it says', async () => {
  await render(<Grid />)
  await expect.element(radio(/^50元 ¥49.90 ?¥50.00 推荐$/)).toBeEnabled()
  await expect.element(radio(/^100元 ¥99.80 即时到账$/)).toBeEnabled()
  expect(page.getByText('¥50.00').element().tagName).toBe('S')
})

it('says why an article cannot be chosen, in place of its price', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Grid onValueChange={onValueChange} />)
  await expect.element(radio(/^500元 暂时缺货$/)).toBeDisabled()
  expect(view.container.textContent).not.toContain('499')
  await radio(/^500元/).click({ force: true })
  expect(onValueChange).not.toHaveBeenCalled()
})

it('is one stop of the Tab key and goes on by arrow keys past what cannot be chosen', async () => {
  const onValueChange = vi.fn()
  await render(<Grid defaultValue="100" onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(onValueChange.mock.calls).toEqual([['50']])
})

it.each([
  [3, 3],
  [2, 2],
  [1, 1],
] as const)('with %i columns has %i cards beside each other, of one height', async (columns, beside) => {
  const view = await render(<Grid columns={columns} />)
  const cards = [...view.container.querySelectorAll('label')].map((card) => card.getBoundingClientRect())
  expect(cards.filter(({ top }) => top === cards[0]?.top)).toHaveLength(beside)
  expect(cards[0]?.height).toBeGreaterThanOrEqual(72)
})

it('cuts nothing on the narrowest screen with text twice as large', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  })
  await render(<Grid options={[...options, { value: 'x', title: 'W'.repeat(40), price: '¥9,999,999.99' }]} />)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('has a frame of another colour around each card while it has an error', async () => {
  const view = await render(<Grid />)
  const frame = () =>
    getComputedStyle(view.container.querySelector('input')?.nextElementSibling as Element).boxShadow
  const before = frame()
  await view.rerender(<Grid error="请选择充值面额" />)
  expect(frame()).not.toBe(before)
})

it('still shows what is chosen while it is disabled', async () => {
  const view = await render(<Grid value="50" disabled />)
  const frames = [...view.container.querySelectorAll('input')].map(
    (input) => getComputedStyle(input.nextElementSibling as Element).boxShadow,
  )
  expect(frames.map((frame) => frame === 'none')).toEqual([false, true, true])
})
