import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { BankCardRow } from './index.ts'

const card = { bankName: '招商银行', tail: '8842' }

describeConformance('BankCardRow', {
  render: (props) => <BankCardRow card={card} onClick={() => {}} {...props} />,
})

it('bankCard.1: names the bank, the kind and the last digits', async () => {
  const onClick = vi.fn()
  await render(<BankCardRow card={card} onClick={onClick} data-testid="card-row" />)
  const row = page.getByRole('button', { name: /收款银行卡\s*招商银行 储蓄卡\s*8842/ })
  await row.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(row.element()).toBe(page.getByTestId('card-row').element())
})

it('bankCard.1, bankCard.5: offers to add a card when there is none', async () => {
  await render(<BankCardRow onClick={() => {}} />)
  await expect.element(page.getByRole('button', { name: /添加银行卡/ })).toBeVisible()
})

it('never cuts the last digits, however long the bank is called', async () => {
  await page.viewport(320, 568)
  await render(
    <BankCardRow
      card={{ bankName: '内蒙古自治区农村信用社联合社股份有限公司呼和浩特分公司', tail: '0017' }}
      onClick={() => {}}
    />,
  )
  const box = page.getByText('0017').element().getBoundingClientRect()
  expect(box.right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})

it('announces an error and keeps its height while busy', async () => {
  const view = await render(<BankCardRow card={card} onClick={() => {}} />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const loaded = height()
  await view.rerender(<BankCardRow busy onClick={() => {}} />)
  expect(height()).toBe(loaded)
  await view.rerender(<BankCardRow card={card} error="请换一张" onClick={() => {}} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('请换一张')
})

it('says that a dialog opens where there are cards to select from, and that they are loading', async () => {
  const view = await render(<BankCardRow busy onClick={() => {}} />)
  const row = page.getByRole('button')
  await expect.element(row).toHaveAttribute('aria-busy', 'true')
  await expect.element(row).not.toHaveAttribute('aria-haspopup')
  await view.rerender(<BankCardRow card={card} onClick={() => {}} />)
  await expect.element(row).not.toHaveAttribute('aria-busy')
  await expect.element(row).toHaveAttribute('aria-haspopup', 'dialog')
})
