import type { Meta, StoryObj } from '@storybook/react-vite'
import { PublishingState } from './index.ts'

const facts = [
  { label: '借款金额', value: '¥12,000.00' },
  { label: '收款银行卡', value: '招商银行 储蓄卡 8842' },
]

const meta = {
  title: 'Business/PublishingState',
  component: PublishingState,
  parameters: { edge: true },
  args: { state: 'submitting', facts },
} satisfies Meta<typeof PublishingState>

export default meta
type Story = StoryObj<typeof meta>

export const Submitting: Story = {}

export const Confirming: Story = { args: { state: 'confirming' } }

export const Unresolved: Story = {
  args: {
    state: 'unresolved',
    action: '重新核对',
    secondary: '联系客服',
    facts: [...facts, { label: '提交时间', value: '14:02:11' }],
  },
}

export const CheckingAgain: Story = { args: { state: 'unresolved', action: '重新核对', pending: true } }

export const NotSubmitted: Story = { args: { state: 'notSubmitted', action: '返回重新申请' } }

export const OnItsSide: Story = { tags: ['low'], args: { state: 'submitting' } }
