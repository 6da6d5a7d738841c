import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeLeft } from './index.ts'

const meta = {
  title: 'Business/TimeLeft',
  component: TimeLeft,
  args: { seconds: 6 * 3600 + 5 * 60 + 9, label: '剩余时间', units: ['时', '分', '秒'] },
} satisfies Meta<typeof TimeLeft>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Over: Story = { args: { seconds: 0 } }
export const ManyHours: Story = { args: { seconds: 168 * 3600, label: '降费权益剩余有效时间' } }
