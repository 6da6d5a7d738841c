import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../test/axe.ts'
import { expectSafeTexts } from '../../test/hostile.ts'
import { FactList, type Fact } from './FactList.tsx'

const facts: readonly Fact[] = [
  { label: '借款金额', value: '¥12,000.00' },
  { label: '放款机构', value: '示例消费金融有限公司' },
]

const shown = (view: { container: Element }) =>
  [...view.container.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map((each) => each.textContent),
  )

/** Number of lines on which a text stands. */
function linesOf(text: string): number {
  const range = document.createRange()
  range.selectNodeContents(page.getByText(text).element())
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

it('is nothing at all without facts', async () => {
  const view = await render(<FactList facts={[]} className="own" />)
  expect(view.container.innerHTML).toBe('')
  await view.rerender(<FactList facts={facts} className="own" />)
  expect(view.container.querySelector('dl')?.classList.contains('own')).toBe(true)
  await view.rerender(<FactList facts={[]} className="own" />)
  expect(view.container.innerHTML).toBe('')
})

it('pairs each label with its value, in the given order', async () => {
  const view = await render(<FactList facts={[...facts].reverse()} className="own" />)
  expect(shown(view)).toEqual([
    ['放款机构', '示例消费金融有限公司'],
    ['借款金额', '¥12,000.00'],
  ])
  await expectAccessible(view.container)
})

it('shows two facts of one label, and forgets the right one', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const twice = ['¥10,000.00', '¥2,000.00', '¥0.01'].map((value) => ({ label: '合作机构', value }))
  const view = await render(<FactList facts={twice} className="own" />)
  expect(shown(view).map(([, value]) => value)).toEqual(['¥10,000.00', '¥2,000.00', '¥0.01'])
  await view.rerender(<FactList facts={twice.slice(1)} className="own" />)
  expect(shown(view).map(([, value]) => value)).toEqual(['¥2,000.00', '¥0.01'])
  expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
})

it('takes elements as values', async () => {
  const value = <button type="button">查看</button>
  await render(<FactList facts={[{ label: '借款合同', value }]} className="own" />)
  await expect.element(page.getByRole('definition').getByRole('button', { name: '查看' })).toBeVisible()
})

it('keeps the largest amount on one line, beside a label that takes two', async () => {
  await page.viewport(320, 568)
  const label = '本次借款的总应还金额（含息费）'
  await render(<FactList facts={[{ label, value: '¥99,999,999.99' }]} className="own" />)
  expect(linesOf('¥99,999,999.99')).toBe(1)
  expect(linesOf(label)).toBe(2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})

it('wraps a long name to the end of its line, whatever a server writes', async () => {
  const name = '内蒙古某某消费金融股份有限公司与示例信托有限责任公司联合发放'
  const view = await render(<FactList facts={[{ label: '放款机构', value: name }]} className="own" />)
  expect(linesOf(name)).toBeGreaterThan(1)
  const value = page.getByRole('definition').element()
  expect(getComputedStyle(value).textAlign).toBe('end')
  const list = view.container.querySelector('dl')?.getBoundingClientRect()
  expect(value.getBoundingClientRect().right).toBeCloseTo(list?.right ?? 0, 0)
  expectSafeTexts(view.container)
})
