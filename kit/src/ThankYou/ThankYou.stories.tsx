import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThankYou } from './index.ts'

const meta = {
  title: 'Business/ThankYou',
  component: ThankYou,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '感谢您的反馈',
    children: '我们会认真阅读每一条意见',
  },
} satisfies Meta<typeof ThankYou>

export default meta
type Story = StoryObj<typeof meta>

export const Thanks: Story = {}
export const TitleOnly: Story = { args: { children: undefined } }
export const LongText: Story = {
  args: {
    children: '您的建议已经转给负责借款服务的同事，如有需要我们会在三个工作日内与您联系，请保持电话畅通。',
  },
}
