import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoanAmountCard } from './index.ts'

const meta = {
  title: 'Business/LoanAmountCard',
  component: LoanAmountCard,
  args: { amount: '12,000', card: '招商银行 储蓄卡 8842' },
} satisfies Meta<typeof LoanAmountCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithFacts: Story = {
  args: {
    facts: [
      { label: '借款期数', value: '12期' },
      { label: '首次还款', value: '2027年1月20日 ¥1,087.44' },
    ],
  },
}

export const Busy: Story = { args: { busy: true } }

export const Longest: Story = {
  args: { amount: '9,999,999,999', card: '内蒙古自治区农村信用社联合社股份有限公司 储蓄卡 0017' },
}
