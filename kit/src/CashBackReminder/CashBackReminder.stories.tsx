import type { Meta, StoryObj } from '@storybook/react-vite'
import { CashBackReminder } from './index.ts'

const meta = {
  title: 'Business/CashBackReminder',
  component: CashBackReminder,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '借满10,000元再得88元返现',
    reward: '88',
    unit: '元',
    children: '放款一天后返到收款银行卡，仅一次。多借的部分同样计息，请按需借款。',
    keepText: '按8,000元借',
    onKeep: () => {},
    allText: '借满10,000元',
    onAll: () => {},
  },
} satisfies Meta<typeof CashBackReminder>

export default meta
type Story = StoryObj<typeof meta>

export const Reminder: Story = {}
export const LargeAmount: Story = {
  args: {
    title: '借满9,999,999.99元再得12,888.88元返现',
    reward: '12,888.88',
    allText: '借满9,999,999.99元',
  },
}
