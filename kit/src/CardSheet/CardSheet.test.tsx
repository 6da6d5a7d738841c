import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { CardSheet, type CardSheetProps } from './index.ts'

const cards = [
  { id: 'cmb', bankName: '招商银行', tail: '8842', note: '上次使用' },
  { id: 'icbc', bankName: '中国工商银行', tail: '0317' },
  { id: 'local', bankName: '海口市农村信用合作联社', tail: '6621', disabledReason: '暂不支持地方银行卡' },
]

describeOverlay('CardSheet', {
  name: '选择收款银行卡',
  render: (props) => (
    <CardSheet cards={cards} value="cmb" onValueChange={() => {}} onAdd={() => {}} {...props} />
  ),
})

const open = async (props: Partial<CardSheetProps> = {}) => {
  const onValueChange = vi.fn()
  const onOpenChange = vi.fn()
  await render(
    <CardSheet
      open
      cards={cards}
      value="cmb"
      onOpenChange={onOpenChange}
      onValueChange={onValueChange}
      {...props}
    />,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { onValueChange, onOpenChange }
}

it(
  'lists the cards, offers to add one, and says that another takes over at a limit',
  { tags: ['bankCard.2'] },
  async () => {
    await open({ onAdd: () => {} })
    for (const { bankName } of cards)
      await expect.element(page.getByRole('button', { name: new RegExp(bankName) }).first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: '添加银行卡' })).toBeVisible()
    await expect.element(page.getByText('单卡限额不足时，系统会自动换用其他银行卡')).toBeVisible()
  },
)

it('reports a selection and asks to be closed', async () => {
  const { onValueChange, onOpenChange } = await open()
  await expect.element(page.getByRole('button', { name: /招商银行/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /中国工商银行 储蓄卡.*0317/ }).click()
  expect(onValueChange.mock.calls).toEqual([['icbc']])
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('says why a card cannot be selected', async () => {
  await open()
  const card = page.getByRole('button', { name: /海口市农村信用合作联社/ })
  await expect.element(card).toBeDisabled()
  await expect.element(card).toMatchTextContent('暂不支持地方银行卡')
})

it('offers to add a card, but not twice at once', async () => {
  const onAdd = vi.fn()
  await open({ onAdd, adding: true })
  await expect.element(page.getByRole('button', { name: '添加银行卡' })).toBeDisabled()
})

it('offers to add the first card', async () => {
  const onAdd = vi.fn()
  await open({ cards: [], onAdd })
  await expect.element(page.getByText('还没有银行卡')).toBeVisible()
  await page.getByRole('button', { name: '添加银行卡' }).click()
  expect(onAdd).toHaveBeenCalledTimes(1)
})

it.each([
  ['its own hint', {}, '单卡限额不足时，系统会自动换用其他银行卡'],
  ['the hint of its caller', { hint: '仅支持本人银行卡' }, '仅支持本人银行卡'],
  ['no hint', { hint: null }, ''],
  ['no hint without a card', { cards: [] }, ''],
])('shows %s', async (_, props, hint) => {
  await open(props)
  const text = page.getByRole('dialog').element().textContent ?? ''
  expect(text.endsWith('系统会自动换用其他银行卡') || text.endsWith('仅支持本人银行卡')).toBe(hint !== '')
  expect(text.endsWith(hint)).toBe(true)
})

const card = (name: RegExp) => page.getByRole('button', { name })

it('selects nothing for a card that is not in the list, or for none', async () => {
  const view = await render(
    <CardSheet open cards={cards} value="gone" onOpenChange={() => {}} onValueChange={() => {}} />,
  )
  const pressed = () => document.querySelectorAll('[role="dialog"] [aria-pressed="true"]').length
  expect(pressed()).toBe(0)
  await view.rerender(<CardSheet open cards={cards} onOpenChange={() => {}} onValueChange={() => {}} />)
  expect(pressed()).toBe(0)
  await view.rerender(
    <CardSheet open cards={cards} value="icbc" onOpenChange={() => {}} onValueChange={() => {}} />,
  )
  await expect.element(card(/中国工商银行/)).toHaveAttribute('aria-pressed', 'true')
  expect(
    card(/中国工商银行/)
      .element()
      .querySelectorAll('svg'),
  ).toHaveLength(1)
  expect(
    card(/招商银行/)
      .element()
      .querySelector('svg'),
  ).toBeNull()
})

it('is used with the keyboard, past a card that cannot be selected', async () => {
  const { onValueChange } = await open({ onAdd: () => {}, value: 'icbc' })
  await expect.element(page.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(card(/添加银行卡/)).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(card(/中国工商银行/)).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onValueChange.mock.calls).toEqual([['icbc']])
})

it('does nothing when a card that cannot be selected is tapped', async () => {
  const { onValueChange, onOpenChange } = await open()
  await card(/海口市/).click({ force: true })
  expect(onValueChange).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('shows the kind, the last digits and the note of each card', async () => {
  await open({ cards: [...cards, { id: 'credit', bankName: '中国银行', kind: '信用卡', tail: '0001' }] })
  await expect.element(card(/招商银行/)).toMatchTextContent(/招商银行 储蓄卡尾号8842 · 上次使用$/)
  await expect.element(card(/工商银行/)).toMatchTextContent(/储蓄卡尾号0317$/)
  await expect.element(card(/中国银行/)).toMatchTextContent(/中国银行 信用卡尾号0001$/)
})

it('looks different where a card cannot be selected', async () => {
  await open()
  const colour = (name: RegExp) => getComputedStyle(card(name).element()).color
  const logo = (name: RegExp) => getComputedStyle(card(name).element().firstElementChild as Element).opacity
  expect(colour(/海口市/)).not.toBe(colour(/工商银行/))
  expect([logo(/海口市/), logo(/工商银行/)]).toEqual(['0.5', '1'])
})

it('is empty without a card: no box stands around nothing', async () => {
  await open({ cards: [] })
  await expect.element(page.getByText('还没有银行卡')).toBeVisible()
  expect(document.querySelector('[role="dialog"] section, [role="dialog"] ul')).toBeNull()
})

it('has the title and the words of its caller', async () => {
  await open({ title: '选择还款银行卡', addText: '绑定新卡', onAdd: () => {} })
  await expect.element(page.getByRole('dialog', { name: '选择还款银行卡' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '绑定新卡' })).toBeEnabled()
})

it('is busy while a card is being added: the row does not jump', async () => {
  const tree = (adding: boolean) => (
    <CardSheet
      {...{ cards, adding }}
      open
      onAdd={() => {}}
      onOpenChange={() => {}}
      onValueChange={() => {}}
    />
  )
  const view = await render(tree(false))
  await finishAnimations()
  const row = page.getByRole('button', { name: '添加银行卡' })
  const before = row.element().getBoundingClientRect()
  expect(row.element().hasAttribute('aria-busy')).toBe(false)
  await view.rerender(tree(true))
  await expect.element(row).toHaveAttribute('aria-busy', 'true')
  expect(row.element().getBoundingClientRect()).toEqual(before)
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <CardSheet {...{ cards }} open onAdd={() => {}} onOpenChange={() => {}} onValueChange={() => {}} />
    </LocaleProvider>,
  )
  const sheet = page.getByRole('dialog', { name: 'Choose the receiving card' })
  await expect
    .element(sheet)
    .toMatchTextContent(/Savings card.*ending in 8842.*Add a bank card.*If the limit/)
})

describe('on the narrowest screen', () => {
  it('cuts neither the last digits of a card nor the name of its bank', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    const bankName = '内蒙古自治区农村信用社联合社股份有限公司呼和浩特分公司'
    await open({ value: 'long', cards: [{ id: 'long', bankName, tail: '0017', note: '上次使用' }] })
    await finishAnimations()
    const row = card(/内蒙古/).element()
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    expect(page.getByText('尾号0017').element().getClientRects()).toHaveLength(1)
    const check = row.querySelector('svg')?.getBoundingClientRect()
    expect(check?.right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
    expect(check?.width).toBe(check?.height)
  })
})
