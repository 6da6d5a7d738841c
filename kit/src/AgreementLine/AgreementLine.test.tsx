import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { AgreementLine, type AgreementLineProps } from './index.ts'

const base = {
  value: false,
  onValueChange: () => {},
  onOpen: () => {},
  agreements: [{ id: 'loan', name: '借款协议' }],
}

describeConformance('AgreementLine', {
  passTo: 'control',
  render: (props) => <AgreementLine {...base} error="请勾选借款协议" {...props} />,
})

describeField('AgreementLine', {
  render: (props) => <AgreementLine {...base} {...props} />,
  values: [true, true],
  empty: false,
  read: (root) => root.querySelector('input')?.checked,
  seen: [true, true, false],
  enter: () => page.getByRole('checkbox').click(),
  // Always controlled; the label is the sentence; the required state is shown by the button below.
  skip: ['uncontrolled', 'label', 'required'],
})

const box = () => page.getByRole('checkbox')
const line = async (props: Partial<AgreementLineProps> = {}) => {
  const calls = { onValueChange: vi.fn(), onOpen: vi.fn(), onOpenAll: vi.fn() }
  const view = await render(<AgreementLine {...base} {...calls} {...props} />)
  return { ...calls, view }
}

it('agreement.1: is never ticked in advance, and its name is the whole sentence', async () => {
  await line()
  await expect.element(box()).not.toBeChecked()
  await expect.element(box()).toHaveAccessibleName('我已阅读并同意《借款协议》，知悉并同意向征信系统报送信息')
})

it('is ticked by the box and by the text, and reports it', async () => {
  const { onValueChange, onOpen } = await line()
  await box().click()
  await page.getByText('我已阅读并同意').click()
  expect(onValueChange.mock.calls).toEqual([[true], [true]])
  expect(onOpen).not.toHaveBeenCalled()
})

it('opens an agreement without ticking, by touch and by keyboard', async () => {
  const { onValueChange, onOpen } = await line()
  const link = page.getByRole('link', { name: '《借款协议》' })
  await link.click()
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([['loan'], ['loan']])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('adds the marks 《》 only where they are missing', async () => {
  await line({
    agreements: [
      { id: 'a', name: '借款协议' },
      { id: 'b', name: '《征信授权书》' },
    ],
  })
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['《借款协议》', '《征信授权书》'])
})

it('puts agreements beyond the maximum behind one link', async () => {
  const agreements = ['一', '二', '三', '四'].map((name) => ({ id: name, name }))
  const { onOpenAll } = await line({ agreements })
  expect(page.getByRole('link').elements()).toHaveLength(3)
  await page.getByRole('link', { name: '等4份协议' }).click()
  expect(onOpenAll).toHaveBeenCalledTimes(1)
})

it('shows an error until the box is ticked', async () => {
  const { view } = await line()
  await expect.element(box()).not.toHaveAttribute('aria-invalid')
  await view.rerender(<AgreementLine {...base} error="请勾选借款协议" />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('请勾选借款协议')
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box()).toHaveAccessibleDescription('请勾选借款协议')
})

it('cannot be ticked while disabled', async () => {
  await line({ disabled: true })
  await expect.element(box()).toBeDisabled()
})
