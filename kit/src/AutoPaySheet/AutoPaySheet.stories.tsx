import type { Meta, StoryObj } from '@storybook/react-vite'
import { AutoPaySheet } from './index.ts'

const meta = {
  title: 'Business/AutoPaySheet',
  component: AutoPaySheet,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '开启自动还款',
    card: { bankName: '招商银行', name: '招商银行 储蓄卡 5670' },
    cardLabel: '扣款银行卡',
    points: ['还款日自动从银行卡扣款，请保持余额充足', '次日生效，可以随时关闭', '开启本身不收取费用'],
    actionText: '确认开启',
    onAction: () => {},
  },
} satisfies Meta<typeof AutoPaySheet>

export default meta
type Story = StoryObj<typeof meta>

export const WithCard: Story = {}
export const WithoutCard: Story = { args: { card: undefined } }
export const Failed: Story = { args: { error: '银行卡状态异常，请更换银行卡', errorCode: '错误码42601' } }
