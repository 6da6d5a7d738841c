import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { finishAnimations } from '../../test/axe.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { LoanUseSheet, type LoanUseSheetProps } from './index.ts'

const uses = [
  {
    code: '10001',
    name: '日常消费',
    children: [
      { code: '1000101', name: '购物' },
      { code: '1000102', name: '餐饮' },
    ],
  },
  { code: '10003', name: '教育' },
]

describeOverlay('LoanUseSheet', {
  name: '借款用途',
  render: (props) => <LoanUseSheet uses={uses} onValueChange={() => {}} {...props} />,
})

const open = async (props: Partial<LoanUseSheetProps> = {}) => {
  const calls = { onValueChange: vi.fn(), onOpenChange: vi.fn(), onRestoreDefault: vi.fn() }
  await render(<LoanUseSheet open uses={uses} {...calls} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return calls
}

it('selects a purpose without a second level at once', { tags: ['loanUse.1'] }, async () => {
  const { onValueChange, onOpenChange } = await open()
  await page.getByRole('button', { name: '教育' }).click()
  expect(onValueChange.mock.calls).toEqual([[{ use: '10003' }]])
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it(
  'opens the second level and returns the selection there',
  { tags: ['loanUse.1', 'widget.3'] },
  async () => {
    const { onValueChange, onOpenChange, onRestoreDefault } = await open()
    await page.getByRole('button', { name: '日常消费' }).click()
    expect(onValueChange).not.toHaveBeenCalled()
    await page.getByRole('button', { name: '餐饮' }).click()
    expect(onValueChange.mock.calls).toEqual([[{ use: '10001', sub: '1000102' }]])
    expect(onOpenChange.mock.calls).toEqual([[false]])
    expect(onRestoreDefault).not.toHaveBeenCalled()
  },
)

it('moves the focus with the level, forwards and back', async () => {
  await open()
  await page.getByRole('button', { name: '日常消费' }).click()
  await expect.element(page.getByRole('button', { name: '购物' })).toHaveFocus()
  await page.getByRole('button', { name: '返回上一级' }).click()
  await expect.element(page.getByRole('button', { name: '日常消费' })).toHaveFocus()
})

it('restores the default when it is closed between the levels', { tags: ['loanUse.2'] }, async () => {
  const { onRestoreDefault, onOpenChange, onValueChange } = await open()
  await page.getByRole('button', { name: '日常消费' }).click()
  await expect.element(page.getByRole('button', { name: '购物' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onRestoreDefault).toHaveBeenCalledTimes(1)
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('restores nothing when it is closed on the first level', async () => {
  const { onRestoreDefault } = await open()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onRestoreDefault).not.toHaveBeenCalled()
})

it('shows the selection on both levels', async () => {
  await open({ value: { use: '10001', sub: '1000101' } })
  const first = page.getByRole('button', { name: /日常消费/ })
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  await expect.element(first).toMatchTextContent('购物')
  await first.click()
  await expect.element(page.getByRole('button', { name: '购物' })).toHaveAttribute('aria-pressed', 'true')
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const pressed = () =>
  [...page.getByRole('dialog').element().querySelectorAll('[aria-pressed="true"]')].map(
    (one) => one.textContent,
  )

/** Opens the sheet again and again, as a page does. */
function Reopened(props: Partial<LoanUseSheetProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        借款用途
      </button>
      <LoanUseSheet uses={uses} onValueChange={() => {}} {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

it.each([
  ['no list', { code: '10003', name: '教育' }],
  ['an empty list', { code: '10003', name: '教育', children: [] }],
])('takes a purpose with %s as the whole selection', async (_, use) => {
  const { onValueChange } = await open({ uses: [use] })
  await expect.element(button('教育')).toBeVisible()
  expect(button('教育').element().querySelector('svg')).toBeNull()
  await button('教育').click()
  expect(onValueChange.mock.calls).toEqual([[{ use: '10003' }]])
})

it.each([
  ['the close button', () => button('关闭').click()],
  ['a tap beside it', () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
])('restores the default when the second level is closed by %s', async (_, close) => {
  const { onRestoreDefault, onOpenChange } = await open({ defaultInside: '10001' })
  await finishAnimations()
  await close()
  expect(onRestoreDefault).toHaveBeenCalledTimes(1)
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('restores nothing after the customer went back to the first level', async () => {
  const { onRestoreDefault } = await open({ defaultInside: '10001' })
  await button('返回上一级').click()
  await expect.element(button('教育')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onRestoreDefault).not.toHaveBeenCalled()
})

it('closes on the second level also without a default to restore', async () => {
  const { onOpenChange } = await open({ defaultInside: '10001', onRestoreDefault: undefined })
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it.each([
  ['the second level of a known purpose', '10001', '购物'],
  ['the first level for an unknown purpose', '99999', '教育'],
])('starts with %s', async (_, defaultInside, shown) => {
  await open({ defaultInside })
  await expect.element(button(shown)).toBeVisible()
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a selection', () => button('餐饮').click()],
])('starts at the first level again after %s on the second', async (_, leave) => {
  await render(<Reopened />)
  await button('借款用途').click()
  await button('日常消费').click()
  await expect.element(button('餐饮')).toBeVisible()
  await leave()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('借款用途')).toHaveFocus()
  await button('借款用途').click()
  await expect.element(button('教育')).toBeVisible()
  expect(button('返回上一级').query()).toBeNull()
})

it('works with the keyboard alone', async () => {
  const onValueChange = vi.fn()
  await render(<Reopened onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  ;(button('日常消费').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('购物')).toHaveFocus()
  await userEvent.keyboard('{Tab} ')
  expect(onValueChange.mock.calls).toEqual([[{ use: '10001', sub: '1000102' }]])
})

it.each<[string, LoanUseSheetProps['value'], string[]]>([
  ['no value', undefined, []],
  ['an unknown purpose', { use: '99999', sub: '1' }, []],
  ['an unknown second level', { use: '10001', sub: '1' }, ['日常消费']],
  ['both levels', { use: '10001', sub: '1000102' }, ['日常消费餐饮']],
  ['a purpose without a second level', { use: '10003' }, ['教育']],
  ['a second level of another purpose', { use: '10003', sub: '1000102' }, ['教育']],
])('marks on the first level, for %s, %j', async (_, value, marked) => {
  await open({ value })
  expect(pressed()).toEqual(marked)
})

it('marks on the second level only the selection of this purpose', async () => {
  await open({ value: { use: '10003', sub: '1000101' }, defaultInside: '10001' })
  await expect.element(button('购物')).toBeVisible()
  expect(pressed()).toEqual([])
})

it('shows an arrow for a second level, and a check for a selection without one', async () => {
  await open({ value: { use: '10003' } })
  const [arrow, check] = ['日常消费', '教育'].map(
    (name) => button(name).element().querySelector('svg')?.innerHTML,
  )
  expect([arrow === undefined, check === undefined, arrow === check]).toEqual([false, false, false])
  await button('日常消费').click()
  expect(button('餐饮').element().querySelector('svg')).toBeNull()
  const { fontWeight } = getComputedStyle(button('餐饮').element())
  expect(Number(fontWeight)).toBeLessThan(600)
})

it('has its own title and hint in both languages, or those of its caller', async () => {
  const props = { open: true, uses, onOpenChange: () => {}, onValueChange: () => {}, defaultInside: '10001' }
  const view = await render(<LoanUseSheet {...props} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('请如实选择，资金不得用于购房、投资等用途')
  await view.rerender(<LoanUseSheet {...props} title="资金用途" hint="以合同为准" />)
  await expect.element(page.getByRole('dialog', { name: '资金用途' })).toMatchTextContent('以合同为准')
  await view.rerender(<LoanUseSheet {...props} hint={null} />)
  await expect.element(dialog).not.toMatchTextContent(/以合同为准|请如实选择/)
  await view.rerender(
    <LocaleProvider locale={en}>
      <LoanUseSheet {...props} />
    </LocaleProvider>,
  )
  await expect
    .element(page.getByRole('dialog', { name: 'Purpose of the loan' }))
    .toMatchTextContent('Choose truthfully')
  await expect.element(button('Back to the first level')).toBeVisible()
})

it('shows nothing to tap for an empty list of purposes', async () => {
  const { onValueChange } = await open({ uses: [] })
  expect(page.getByRole('dialog').element().querySelectorAll('li')).toHaveLength(0)
  expect(onValueChange).not.toHaveBeenCalled()
})

it('breaks names of any length on the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const name = '个人日常消费及家庭耐用品购置'.repeat(3)
  await open({
    uses: [{ code: '1', name, children: [{ code: '2', name: 'W'.repeat(60) }] }],
    value: { use: '1', sub: '2' },
  })
  await finishAnimations()
  const fits = () => {
    const sheet = page.getByRole('dialog').element()
    return [...sheet.querySelectorAll('button, li')].every(
      (one) => one.getBoundingClientRect().right <= 320 && one.scrollWidth <= one.clientWidth,
    )
  }
  expect(fits()).toBe(true)
  await button(new RegExp(name)).click()
  await finishAnimations()
  expect(fits()).toBe(true)
})
