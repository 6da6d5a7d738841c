import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecommendLine } from './index.ts'

const meta = {
  title: 'Business/RecommendLine',
  component: RecommendLine,
  args: { kind: 'cheaper', children: '12期用券后总息费最低' },
} satisfies Meta<typeof RecommendLine>

export default meta
type Story = StoryObj<typeof meta>

export const Cheaper: Story = {}

export const Faster: Story = { args: { kind: 'faster', children: '12期审核更快，预计20分钟内到账' } }

export const WithAction: Story = { args: { action: '选12期' } }

export const LongText: Story = {
  args: { action: '选24期', children: '24期每期还款压力更小，且本期使用利率折扣券后总息费与18期基本持平' },
}
