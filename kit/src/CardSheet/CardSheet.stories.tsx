import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardSheet } from './index.ts'

const meta = {
  title: 'Business/CardSheet',
  component: CardSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    onValueChange: () => {},
    onAdd: () => {},
    value: 'cmb',
    cards: [
      { id: 'cmb', bankName: '招商银行', tail: '8842', note: '上次使用' },
      { id: 'icbc', bankName: '中国工商银行', tail: '0317' },
      {
        id: 'local',
        bankName: '海口市农村信用合作联社',
        tail: '6621',
        disabledReason: '累计借款超限，暂不支持地方银行卡',
      },
    ],
  },
} satisfies Meta<typeof CardSheet>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}

export const NothingChosen: Story = { args: { value: undefined } }

/** Filtered by the withdrawal-card rule: fewer cards, another hint. */
export const Narrowed: Story = {
  args: {
    cards: [{ id: 'cmb', bankName: '招商银行', tail: '8842' }],
    hint: '该产品12期及以下仅支持以下银行卡收款',
  },
}

export const Empty: Story = { args: { cards: [], value: undefined } }

export const Adding: Story = { args: { adding: true } }

export const Many: Story = {
  args: {
    cards: Array.from({ length: 14 }, (_, index) => ({
      id: index === 0 ? 'cmb' : `card-${index}`,
      bankName: ['招商银行', '中国建设银行', '广东南粤银行', '中国邮政储蓄银行'][index % 4] ?? '',
      tail: String(1000 + index * 37),
    })),
  },
}
