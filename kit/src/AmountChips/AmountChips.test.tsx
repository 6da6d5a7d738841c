import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { AmountChips } from './index.ts'

const items = [
  { value: 50000, text: '50,000' },
  { value: 38000, text: '38,000' },
]

describeConformance('AmountChips', {
  render: (props) => <AmountChips items={items} onChoose={() => {}} {...props} />,
})

it('passes on the amount of the tapped chip and shows which is selected', async () => {
  const onChoose = vi.fn()
  await render(<AmountChips items={items} value={50000} onChoose={onChoose} />)
  await page.getByRole('button', { name: '38,000' }).click()
  expect(onChoose.mock.calls).toEqual([[38000]])
  await expect.element(page.getByRole('button', { name: '50,000' })).toHaveAttribute('aria-pressed', 'true')
})

it('takes no space and no focus while collapsed', async () => {
  const view = await render(<AmountChips items={items} shown={false} onChoose={() => {}} />)
  await finishAnimations()
  expect(view.container.firstElementChild?.getBoundingClientRect().height).toBe(0)
  await expect.element(page.getByRole('button', { name: '50,000' })).not.toBeInTheDocument()
})

it('is a 44 px target', async () => {
  await render(<AmountChips items={items} onChoose={() => {}} />)
  expect(
    page.getByRole('button', { name: '50,000' }).element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44)
})
