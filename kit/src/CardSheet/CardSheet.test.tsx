import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
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

it('bankCard.2: lists the cards, offers to add one, and says that another takes over at a limit', async () => {
  await open({ onAdd: () => {} })
  for (const { bankName } of cards)
    await expect.element(page.getByRole('button', { name: new RegExp(bankName) }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: '添加银行卡' })).toBeVisible()
  await expect.element(page.getByText('单卡限额不足时，系统会自动换用其他银行卡')).toBeVisible()
})

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
