import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { thirtySixPeriods, twelvePeriods } from '../RepaymentPlan/samples.ts'
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

const tree = (props: Partial<LoanDetailSheetProps> = {}) => <LoanDetailSheet open {...base} {...props} />
const list = () => page.getByRole('list', { name: '说明' })

it('has the words of its caller', async () => {
  const onConfirm = vi.fn()
  await open({ title: '借款信息确认', confirmText: '同意并借款', onConfirm })
  await expect.element(page.getByRole('dialog', { name: '借款信息确认' })).toBeVisible()
  await page.getByRole('button', { name: '同意并借款' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('lists its notes, one per line, equal ones as well; without any there is no list', async () => {
  const view = await open({ notes: ['以合同为准', '以合同为准', '提前还款不收费'] })
  expect(
    list()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['以合同为准', '以合同为准', '提前还款不收费'])
  await view.rerender(tree({ notes: [] }))
  expect(list().query()).toBeNull()
})

it('shows no plan of nothing: only the total', async () => {
  await open({ rows: [], summary: '' })
  await expect.element(page.getByText('¥13,029.01')).toBeVisible()
  expect(page.getByRole('slider').query()).toBeNull()
})

it('shows a plan again when the terms have changed', async () => {
  const view = await open({ onConfirm: () => {} })
  await view.rerender(tree({ busy: true, onConfirm: () => {} }))
  expect(page.getByText('¥13,029.01').query()).toBeNull()
  await view.rerender(tree({ total: '¥12,800.00', rows: twelvePeriods.slice(0, 6), onConfirm: () => {} }))
  await expect.element(page.getByText('¥12,800.00')).toBeVisible()
  expect(document.querySelector('[role="dialog"] [aria-busy]')).toBeNull()
  await expect.element(page.getByRole('button', { name: '确认借款' })).toBeEnabled()
})

it('can be closed while it is loading and while it is sent', async () => {
  const onOpenChange = vi.fn()
  const view = await open({ busy: true, onOpenChange })
  await page.getByRole('button', { name: '关闭' }).click()
  await view.rerender(tree({ pending: true, onConfirm: () => {}, onOpenChange }))
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it('confirms once when it is tapped twice', async () => {
  const onConfirm = vi.fn()
  await open({ onConfirm })
  const confirm = page.getByRole('button', { name: '确认借款' }).element() as HTMLElement
  confirm.click()
  confirm.click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('keeps its button on the screen below a long plan, on the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await open({
    total: '¥99,999,999.99',
    summary: '36期 · 每期 ¥7,846,571.21',
    rows: thirtySixPeriods,
    onConfirm: () => {},
    terms: { institution: '内蒙古某某消费金融股份有限公司与示例信托有限责任公司' },
    notes: ['W'.repeat(80)],
  })
  await finishAnimations()
  const confirm = page.getByRole('button', { name: '确认借款' }).element().getBoundingClientRect()
  expect(confirm.bottom).toBeLessThanOrEqual(568)
  const sheet = page.getByRole('dialog').element()
  for (const part of sheet.children) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  expect(page.getByText('¥99,999,999.99').element().getClientRects()).toHaveLength(1)
})

it('speaks English', async () => {
  await render(<LocaleProvider locale={en}>{tree({ onConfirm: () => {} })}</LocaleProvider>)
  await expect.element(page.getByRole('dialog', { name: 'Loan details' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm the loan' })).toBeEnabled()
  await expect.element(page.getByRole('list', { name: 'Notes' })).toBeVisible()
})
