import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Amount, amountSizes } from './index.ts'

describeConformance('Amount', {
  render: (props) => <Amount unit="¥" value="12,000" size="hero" {...props} />,
  // A figure of the page's own, which flows with the paragraph around it.
  skip: ['hostile'],
})

it('is one figure for screen readers', async () => {
  const view = await render(<Amount sign="−" unit="¥" value="1,087.44" suffix="元" />)
  expect(view.container.textContent).toBe('−¥1,087.44元')
})

it('keeps digits aligned', async () => {
  const view = await render(
    <>
      <Amount value="1,111.11" data-testid="ones" />
      <Amount value="8,888.88" data-testid="eights" />
    </>,
  )
  const width = (id: string) => view.getByTestId(id).element().getBoundingClientRect().width
  expect(width('ones')).toBeCloseTo(width('eights'), 1)
})

it('marks a former price as deleted, also for screen readers', async () => {
  const view = await render(<Amount value="18.00%" struck />)
  expect(view.container.querySelector('s')?.textContent).toBe('18.00%')
})

it.each([...amountSizes])(
  'in size %s fits ten digits into the smallest phone with the largest text',
  async (size) => {
    await page.viewport(320, 568)
    document.documentElement.style.fontSize = '32px'
    try {
      const view = await render(
        <div style={{ padding: '0 16px' }}>
          <Amount unit="¥" value="12,345,678.90" size={size} />
        </div>,
      )
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      expect(view.container.textContent).toContain('12,345,678.90')
    } finally {
      document.documentElement.style.fontSize = ''
      await page.viewport(375, 667)
    }
  },
)
