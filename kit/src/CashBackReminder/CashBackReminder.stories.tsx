import type { Meta, StoryObj } from '@storybook/react-vite'
import { CashBackReminder } from './index.ts'

const meta = {
  title: 'Business/CashBackReminder',
  component: CashBackReminder,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '借满10000元再得88元返现',
    reward: '88',
    unit: '元',
    children: '放款一天后返到收款银行卡，仅一次。多借的部分同样计息，请按需借款。',
    allText: '全部借出得返现',
    onAll: () => {},
    giveUpText: '放弃资格',
    onGiveUp: () => {},
  },
} satisfies Meta<typeof CashBackReminder>

export default meta
type Story = StoryObj<typeof meta>

export const Reminder: Story = {}
export const LargeAmount: Story = {
  args: { title: '借满9999999.99元再得12888.88元返现', reward: '12,888.88' },
}
