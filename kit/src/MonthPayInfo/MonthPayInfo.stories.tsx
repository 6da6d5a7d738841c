import type { Meta, StoryObj } from '@storybook/react-vite'
import { MonthPayInfo } from './index.ts'

const meta = {
  title: 'Business/MonthPayInfo',
  component: MonthPayInfo,
  args: { open: true, onOpenChange: () => {} },
} satisfies Meta<typeof MonthPayInfo>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithExample: Story = {
  args: {
    example: [
      { label: '应还总额', value: '¥13,175.66' },
      { label: '优惠', value: '−¥126.38' },
      { label: '期数', value: '12期' },
      { label: '每期应还', value: '¥1,087.44' },
    ],
  },
}
