import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { LowFeeRow } from './index.ts'

const END = Date.UTC(2026, 5, 1)
const LEFT_MS = (20 * 3600 + 59 * 60 + 30) * 1000

const meta = {
  title: 'Business/LowFeeRow',
  component: LowFeeRow,
  args: {
    label: '限时降费',
    note: '2万元以内，年利率由19.56%降至16.20%',
    onValueChange: () => {},
    countdown: { endsAt: END, now: () => END - LEFT_MS, format: () => '今天20:59前有效' },
  },
  decorators: [(Story) => <Surface pad="box">{<Story />}</Surface>],
} satisfies Meta<typeof LowFeeRow>

export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = { args: { value: true } }
export const NotSelected: Story = { args: { value: false } }
export const LastMinutes: Story = {
  args: { value: true, countdown: { endsAt: END, now: () => END - 570_000, format: () => '剩余9:30' } },
}
export const WithoutEnd: Story = { args: { value: false, countdown: undefined } }
export const Expired: Story = { args: { value: false, expired: '已过期' } }
export const LongText: Story = {
  args: {
    value: true,
    label: '新客专享限时降费权益（仅可领取一次）',
    note: '单笔借款2万元以内，综合年利率（单利）由19.56%降至16.20%，与优惠券不可同时使用',
  },
}
