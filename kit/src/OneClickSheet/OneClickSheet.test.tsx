import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { fiveInstitutions } from '../InstitutionList/samples.ts'
import { OneClickSheet, type OneClickSheetProps } from './index.ts'

const base = {
  amount: '10,000',
  facts: [{ label: '每期应还', value: '¥945.60' }],
  institutions: fiveInstitutions,
  onOpenChange: () => {},
  onConfirm: () => {},
}

describeOverlay('OneClickSheet', {
  name: '一键借款',
  render: (props) => <OneClickSheet {...base} onReselect={() => {}} {...props} />,
})

const open = async (props: Partial<OneClickSheetProps> = {}) => {
  const view = await render(<OneClickSheet open {...base} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return view
}
const button = (name: string) => page.getByRole('button', { name })

it('widget.1: the old style selects another loan, the new style borrows all', async () => {
  const onReselect = vi.fn()
  const view = await open({ onReselect })
  await button('重新选择借款信息').click()
  expect(onReselect).toHaveBeenCalledTimes(1)
  await expect.element(button('全部借出')).not.toBeInTheDocument()

  const onBorrow = vi.fn()
  await view.rerender(<OneClickSheet open {...base} allBorrow={{ onBorrow }} />)
  await button('全部借出').click()
  expect(onBorrow).toHaveBeenCalledTimes(1)
  await expect.element(button('重新选择借款信息')).not.toBeInTheDocument()
  await view.rerender(<OneClickSheet open {...base} allBorrow={{ onBorrow, disabled: true }} />)
  await expect.element(button('全部借出')).toBeDisabled()
})

it('shows amount, facts and the first three institutions', async () => {
  await open()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet).toMatchTextContent('¥10,000')
  await expect.element(sheet).toMatchTextContent('每期应还¥945.60')
  expect(sheet.element().querySelectorAll('li')).toHaveLength(4)
})

it('confirms once, and nothing can be tapped while it is pending', async () => {
  const onConfirm = vi.fn()
  const view = await open({ onConfirm })
  await button('确认借款').click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await view.rerender(<OneClickSheet open {...base} pending onConfirm={onConfirm} onReselect={() => {}} />)
  await expect.element(button('提交中…')).toHaveAttribute('aria-busy', 'true')
  await expect.element(button('重新选择借款信息')).toBeDisabled()
})

it('fits the narrowest screen', async () => {
  await page.viewport(320, 568)
  await open({ amount: '9,999,999.99', allBorrow: { text: '全部借出 ¥9,999,999.99', onBorrow: () => {} } })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
