import type { Meta, StoryObj } from '@storybook/react-vite'
import { MarketingCard } from './index.ts'

const meta = {
  title: 'Business/MarketingCard',
  component: MarketingCard,
  args: {
    heading: '合作机构额度',
    claims: ['通过率最高90%', '最快3分钟放款'],
    amountLabel: '可申请额度',
    amount: '20,000',
    actionText: '去看看',
    onAction: () => {},
  },
} satisfies Meta<typeof MarketingCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithClaims: Story = {}
export const WithMark: Story = { args: { mark: '推荐' } }
/** What the configuration does not claim is not said. */
export const WithoutClaims: Story = { args: { claims: [] } }
export const WithoutAmount: Story = { args: { amount: undefined } }
export const Longest: Story = {
  args: { amount: '9,999,999,999', actionText: '前往合作机构查看', mark: '限时7天' },
}
