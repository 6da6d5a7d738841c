import type { Meta, StoryObj } from '@storybook/react-vite'
import { FraudNotice } from './index.ts'

const meta = { title: 'Business/FraudNotice', component: FraudNotice } satisfies Meta<typeof FraudNotice>

export default meta
type Story = StoryObj<typeof meta>

export const AfterBorrowing: Story = { tags: ['no-picture'] }

export const WhileApplying: Story = {
  args: { children: '申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！' },
}
