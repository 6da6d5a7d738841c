import type { Meta, StoryObj } from '@storybook/react-vite'
import { SevenDayRights } from './index.ts'

const meta = {
  title: 'Business/SevenDayRights',
  component: SevenDayRights,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '7天0息费体验',
    rules: ['单笔借款满2,000元可用', '有效期内可使用一次', '还款计划不变，前7天的利息退回收款银行卡'],
    selected: false,
    buttonText: '使用权益',
    onSelectedChange: () => {},
  },
} satisfies Meta<typeof SevenDayRights>

export default meta
type Story = StoryObj<typeof meta>

export const NotSelected: Story = {}
export const Selected: Story = { args: { selected: true, buttonText: '不使用' } }
export const LongText: Story = {
  args: {
    title: '新客专享7天免息费体验权益说明',
    rules: [
      '单笔借款金额不低于2,000元，且借款期数不少于3期时可以使用，提前结清不影响已退回的利息',
      '有效期内可使用一次，过期后自动失效，不可转让，不可与限时降费权益同时使用',
    ],
  },
}
