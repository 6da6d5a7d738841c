import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { twelvePeriods } from '../RepaymentPlan/samples.ts'
import { LoanDetailSheet, type LoanDetailSheetProps } from './index.ts'

const base = {
  total: '¥13,029.01',
  summary: '12期 · 每期 ¥1,085.75',
  rows: twelvePeriods,
  terms: { principal: '¥12,000.00', annualRate: '15.30%' },
  notes: ['实际放款金额与利率以借款合同为准。'],
  onOpenChange: () => {},
}

describeOverlay('LoanDetailSheet', {
  name: '借款详情',
  render: (props) => <LoanDetailSheet {...base} onConfirm={() => {}} {...props} />,
})

const open = async (props: Partial<LoanDetailSheetProps> = {}) => {
  const view = await render(<LoanDetailSheet open {...base} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return view
}

it('shows plan, terms and notes', async () => {
  await open()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet).toMatchTextContent('¥13,029.01')
  await expect.element(sheet).toMatchTextContent('借款本金¥12,000.00')
  await expect.element(page.getByText('实际放款金额与利率以借款合同为准。')).toBeVisible()
  await expect.element(page.getByRole('slider')).toBeVisible()
})

it('shows neither figures nor notes while the terms are loading', async () => {
  await open({ busy: true })
  const sheet = page.getByRole('dialog')
  expect(sheet.element().querySelector('[aria-busy="true"]')).not.toBeNull()
  await expect.element(sheet.getByRole('list')).not.toBeInTheDocument()
  expect(sheet.element().textContent).not.toMatch(/¥|借款合同为准/)
})

it('confirms by its button, which is shown only when allowed', async () => {
  const onConfirm = vi.fn()
  const view = await open()
  await expect.element(page.getByRole('button', { name: '确认借款' })).not.toBeInTheDocument()
  await view.rerender(<LoanDetailSheet open {...base} onConfirm={onConfirm} />)
  await page.getByRole('button', { name: '确认借款' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('cannot be confirmed while pending, while loading, or with a reason', async () => {
  const onConfirm = vi.fn()
  const view = await open({ onConfirm, pending: true })
  await expect.element(page.getByRole('button', { name: '提交中…' })).toHaveAttribute('aria-busy', 'true')
  await view.rerender(<LoanDetailSheet open {...base} onConfirm={onConfirm} busy />)
  await expect.element(page.getByRole('button', { name: '确认借款' })).toBeDisabled()
  await expect.element(page.getByText('¥13,029.01')).not.toBeInTheDocument()
  await view.rerender(<LoanDetailSheet open {...base} onConfirm={onConfirm} disabledReason="利率已更新" />)
  await expect.element(page.getByRole('button', { name: '确认借款' })).toBeDisabled()
  await expect.element(page.getByRole('status')).toMatchTextContent('利率已更新')
})
