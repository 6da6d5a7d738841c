import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { fiveInstitutions } from '../InstitutionList/samples.ts'
import { en, LocaleProvider } from '../locale/index.ts'
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

it('the old style selects another loan, the new style borrows all', { tags: ['widget.1'] }, async () => {
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

const tree = (props: Partial<OneClickSheetProps> = {}) => <OneClickSheet open {...base} {...props} />

it('says in the button why it cannot be confirmed, and announces it', async () => {
  const onConfirm = vi.fn()
  const view = await open({ onConfirm, disabledReason: '请先勾选协议' })
  await expect.element(button('确认借款')).toBeDisabled()
  await expect.element(button('确认借款')).toHaveAccessibleDescription('请先勾选协议')
  await expect.element(page.getByRole('status')).toMatchTextContent('请先勾选协议')
  await view.rerender(tree({ onConfirm }))
  await button('确认借款').click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('has the words of its caller', async () => {
  await open({
    title: '换个方案借款',
    confirmText: '同意并借款',
    onReselect: () => {},
    reselectText: '看看其他',
    allBorrow: { text: '借满', onBorrow: () => {} },
  })
  await expect.element(page.getByRole('dialog', { name: '换个方案借款' })).toBeVisible()
  for (const name of ['同意并借款', '看看其他', '借满']) await expect.element(button(name)).toBeEnabled()
})

it('has the consent above its button, and the rows of its caller above the institutions', async () => {
  await open({ consent: <p>我已阅读协议</p>, children: <p>收款银行卡</p> })
  const order = ['收款银行卡', '放款机构', '我已阅读协议', '确认借款'].map((text) =>
    page.getByText(text, { exact: true }).element(),
  )
  const sorted = order.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(sorted).toEqual(order)
})

it('has no empty list of facts and no empty box for rows', async () => {
  const view = await open({ facts: [] })
  const boxes = () => document.querySelectorAll('[role="dialog"] section').length
  expect(document.querySelector('[role="dialog"] dl')).toBeNull()
  expect(boxes()).toBe(2)
  await view.rerender(tree({ children: <p>借款用途</p> }))
  expect(boxes()).toBe(3)
})

it.each([1, 3])('names all of %d institutions without a number', async (count) => {
  await open({ institutions: fiveInstitutions.slice(0, count) })
  const list = page.getByRole('region', { name: '放款机构' })
  expect(list.getByRole('listitem').elements()).toHaveLength(count)
  expect(list.element().textContent).not.toContain('家机构')
})

it('borrows all once when it is tapped twice, and keeps the used button in its place', async () => {
  const onBorrow = vi.fn()
  const view = await open({ allBorrow: { onBorrow } })
  await finishAnimations()
  const all = button('全部借出').element() as HTMLElement
  all.click()
  all.click()
  expect(onBorrow).toHaveBeenCalledTimes(1)
  const before = all.getBoundingClientRect()
  await view.rerender(tree({ allBorrow: { onBorrow, disabled: true } }))
  expect(all.getBoundingClientRect()).toEqual(before)
})

it('lets nothing be borrowed while it is pending', async () => {
  await open({ pending: true, allBorrow: { onBorrow: () => {} } })
  await expect.element(button('全部借出')).toBeDisabled()
})

it('announces the new amount', async () => {
  const view = await open()
  const live = () => page.getByText('¥10,000').element().closest('[aria-live="polite"]')
  const region = live()
  expect(region?.textContent).toBe('¥10,000')
  await view.rerender(tree({ amount: '200,000.00' }))
  expect(region?.isConnected).toBe(true)
  expect(region?.textContent).toBe('¥200,000.00')
})

it.each(['0.01', '200,000.00', '99,999,999.99'])(
  'writes ¥%s in one line, beside its button or above',
  async (amount) => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    await open({ amount, allBorrow: { onBorrow: () => {} } })
    await finishAnimations()
    const figure = page.getByText(`¥${amount}`).element()
    const { height, right } = figure.getBoundingClientRect()
    expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(figure).fontSize))
    expect(right).toBeLessThanOrEqual(320)
    expect(button('全部借出').element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  },
)

it('speaks English', async () => {
  const props = { onReselect: () => {}, allBorrow: { onBorrow: () => {} } }
  await render(<LocaleProvider locale={en}>{tree(props)}</LocaleProvider>)
  const sheet = page.getByRole('dialog', { name: 'Borrow in one tap' })
  await expect
    .element(sheet)
    .toMatchTextContent(/Loan amount.*Borrow all.*Lenders.*Confirm.*Choose another loan/)
})
