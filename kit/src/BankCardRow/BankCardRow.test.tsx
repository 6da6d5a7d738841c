import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { BankCardRow, type BankCardRowProps } from './index.ts'

const card = { bankName: '招商银行', tail: '8842' }

describeConformance('BankCardRow', {
  render: (props) => <BankCardRow card={card} onClick={() => {}} {...props} />,
})

it('names the bank, the kind and the last digits', { tags: ['bankCard.1'] }, async () => {
  const onClick = vi.fn()
  await render(<BankCardRow card={card} onClick={onClick} data-testid="card-row" />)
  const row = page.getByRole('button', { name: /收款银行卡\s*招商银行 储蓄卡\s*8842/ })
  await row.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(row.element()).toBe(page.getByTestId('card-row').element())
})

it('offers to add a card when there is none', { tags: ['bankCard.1', 'bankCard.5'] }, async () => {
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

const open = async (props: BankCardRowProps = {}) => {
  const view = await render(<BankCardRow onClick={() => {}} data-testid="row" {...props} />)
  return { view, row: view.getByTestId('row').element() }
}

it('is a row to read without a handler: no button, no dialog, no arrow', async () => {
  const { row } = await open({ card, onClick: undefined })
  expect(page.getByRole('button').query()).toBeNull()
  expect(row.hasAttribute('aria-haspopup')).toBe(false)
  expect(row.querySelector('svg')).toBeNull()
  expect(row.textContent).toBe('收款银行卡招商银行 储蓄卡8842')
})

it('opens what its caller says', async () => {
  const { row } = await open({ card, 'aria-haspopup': 'listbox' })
  expect(row.getAttribute('aria-haspopup')).toBe('listbox')
})

it('keeps showing its card while the cards are loaded again', async () => {
  const { row } = await open({ card, busy: true })
  expect(row.getAttribute('aria-busy')).toBe('true')
  expect(row.textContent).toContain('招商银行 储蓄卡8842')
})

it('offers nothing while the first card is being loaded', async () => {
  const { view, row } = await open({ busy: true })
  expect(row.textContent).toBe('收款银行卡')
  await view.rerender(<BankCardRow busy={false} onClick={() => {}} data-testid="row" />)
  expect(row.textContent).toBe('收款银行卡添加银行卡')
})

it('has the words of its caller', async () => {
  const { view, row } = await open({ label: '还款银行卡', addText: '去绑卡', note: '仅支持本人储蓄卡' })
  expect(row.textContent).toBe('还款银行卡仅支持本人储蓄卡去绑卡')
  await view.rerender(<BankCardRow card={{ ...card, kind: '信用卡' }} data-testid="row" />)
  await expect.element(page.getByTestId('row')).toMatchTextContent('收款银行卡招商银行 信用卡8842')
})

it('shows the logo of the bank only where there is one, and says nothing by it', async () => {
  const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const { view, row } = await open({ card })
  expect(row.querySelector('img')).toBeNull()
  await view.rerender(<BankCardRow card={{ ...card, logo }} onClick={() => {}} data-testid="row" />)
  expect(row.querySelector('img')?.getAttribute('src')).toBe(logo)
  await expect.element(page.getByRole('button')).toHaveAccessibleName('收款银行卡 招商银行 储蓄卡 8842')
})

it('invites to add a card in another colour than that of a card', async () => {
  const { view } = await open({ card })
  const colour = (text: string) => getComputedStyle(view.getByText(text).element()).color
  const usual = colour('招商银行 储蓄卡')
  await view.rerender(<BankCardRow onClick={() => {}} />)
  expect(colour('添加银行卡')).not.toBe(usual)
})

it('says its error beside the card, and takes it back', async () => {
  const { view, row } = await open({ card, error: '该卡已挂失，请换一张' })
  expect(row.textContent).toContain('8842该卡已挂失，请换一张')
  const usual = getComputedStyle(row).color
  expect(getComputedStyle(page.getByRole('alert').element()).color).not.toBe(usual)
  await view.rerender(<BankCardRow card={card} error="" onClick={() => {}} data-testid="row" />)
  expect(page.getByRole('alert').query()).toBeNull()
})

it('cannot be tapped while disabled', async () => {
  const onClick = vi.fn()
  await open({ card, onClick, disabled: true })
  await expect.element(page.getByRole('button')).toBeDisabled()
  await page.getByRole('button').click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
})

it('speaks English', async () => {
  const tree = (props: BankCardRowProps) => (
    <LocaleProvider locale={en}>
      <BankCardRow onClick={() => {}} {...props} />
    </LocaleProvider>
  )
  const view = await render(tree({ card }))
  await expect.element(page.getByRole('button')).toMatchTextContent('Receiving card招商银行 Savings card8842')
  await view.rerender(tree({}))
  await expect.element(page.getByRole('button')).toMatchTextContent('Add a bank card')
})
