import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotifyBanner } from './index.ts'

const meta = {
  title: 'Business/NotifyBanner',
  component: NotifyBanner,
  args: {
    title: '开启消息通知',
    text: '审核结果和还款日会及时提醒',
    actionText: '去开启',
    onAction: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof NotifyBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Busy: Story = { args: { busy: true } }
