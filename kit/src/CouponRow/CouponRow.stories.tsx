import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { CouponRow } from './index.ts'

const meta = {
  title: 'Business/CouponRow',
  component: CouponRow,
  args: { onClick: () => {}, state: 'chosen', text: '−¥126.38' },
  decorators: [(Story) => <Surface pad="list">{<Story />}</Surface>],
} satisfies Meta<typeof CouponRow>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const ChosenWithTags: Story = { args: { tags: ['8.5折', '会员专享'] } }

export const Unused: Story = { args: { state: 'unused', text: undefined, count: 3 } }

export const NotUsed: Story = { args: { state: 'unused', text: '不使用优惠' } }

export const NoneAvailable: Story = { args: { state: 'none', text: undefined } }

export const LimitedTimeRights: Story = { args: { state: 'rights', text: '限时低息权益使用中' } }

export const Busy: Story = { args: { state: 'busy', text: undefined } }

export const Failed: Story = { args: { state: 'failed', text: '加载失败 · 重试' } }

export const LongText: Story = {
  args: { tags: ['限时折扣', '会员专享'], text: '−¥9,999,999.99，另享7天零费用权益' },
}
