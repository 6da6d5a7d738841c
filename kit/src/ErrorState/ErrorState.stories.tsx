import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconClock } from '../Icon/index.ts'
import { ErrorState } from './index.ts'

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: { onRetry: () => {} },
} satisfies Meta<typeof ErrorState>

export default meta

type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const AboutMoney: Story = {
  args: {
    icon: <IconClock />,
    title: '借款结果确认中',
    text: '申请已提交，结果还没有返回。请勿重复借款，稍后会短信通知您。',
    retryText: '查看结果',
    detail: '流水号 20431187',
  },
}
export const WithoutRetry: Story = { args: { onRetry: undefined } }
