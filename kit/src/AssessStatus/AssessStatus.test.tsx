import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AssessStatus, assessStatuses } from './index.ts'

describeConformance('AssessStatus', {
  render: (props) => (
    <AssessStatus
      status="passed"
      amount="30,000.00"
      text="额度可用于借款"
      facts={[{ label: '额度有效期', value: '至 2027年11月22日' }]}
      {...props}
    />
  ),
})

it.each([
  ['ready', '资料已齐，可以开始评估'],
  ['assessing', '额度评估中'],
  ['failed', '评估未通过'],
  ['passed', '评估已通过'],
] as const)('announces %s', async (status, title) => {
  const view = await render(<AssessStatus status={status} />)
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent(title)
  expect(view.container.querySelector('section')?.hasAttribute('aria-busy')).toBe(status === 'assessing')
})

it('shows an amount only when the assessment has passed', async () => {
  for (const status of assessStatuses) {
    const view = await render(<AssessStatus status={status} amount="30,000.00" />)
    expect(view.container.textContent?.includes('30,000.00')).toBe(status === 'passed')
    await view.unmount()
  }
})

it('says that the amount could not be read', async () => {
  const view = await render(<AssessStatus status="passed" amount={null} />)
  await expect.element(view.getByText('额度金额暂时没有读到，不影响继续办理。')).toBeVisible()
  await view.rerender(<AssessStatus status="passed" />)
  expect(view.container.textContent).toBe('评估已通过')
})

it('gives no reason of its own for a refusal', async () => {
  const view = await render(<AssessStatus status="failed" />)
  expect(view.container.textContent).toBe('评估未通过')
  await view.rerender(<AssessStatus status="failed" text="资料不完整" />)
  expect(view.container.textContent).toBe('评估未通过资料不完整')
})

it('says that it takes longer, and never a result', async () => {
  const view = await render(<AssessStatus status="assessing" slow />)
  await expect.element(view.getByText(/比平时久一些/)).toBeVisible()
  expect(view.container.textContent).not.toMatch(/通过|失败/)
})

it('fits the largest amount on the narrowest screen', async () => {
  await page.viewport(320, 568)
  try {
    await render(<AssessStatus status="passed" amount="9,999,999,999.00" />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(375, 667)
  }
})
