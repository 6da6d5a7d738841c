import type { Meta, StoryObj } from '@storybook/react-vite'
import { AutoPayBanner } from './index.ts'

const meta = {
  title: 'Business/AutoPayBanner',
  component: AutoPayBanner,
  args: {
    way: 'bank',
    title: '银行卡自动还款',
    text: '还款日自动扣款，不用担心忘记',
    actionText: '去开启',
    onAction: () => {},
  },
} satisfies Meta<typeof AutoPayBanner>

export default meta
type Story = StoryObj<typeof meta>

export const BankCard: Story = {}
export const Alipay: Story = {
  args: { way: 'alipay', title: '支付宝自动还款', text: '银行卡余额不足时，由支付宝代扣' },
}
export const WithoutText: Story = { args: { text: undefined } }
export const LongTexts: Story = {
  args: {
    title: '内蒙古自治区农村信用社联合社储蓄卡自动还款',
    text: '每期还款日上午九点自动从银行卡扣款，请保持余额充足，以免产生逾期费用',
    actionText: '立即前往开启',
  },
}
