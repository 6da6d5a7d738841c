import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankingBoard, ReasonBoard } from './CouponBoards.tsx'

const meta = {
  title: 'Pricing/Coupons',
  component: RankingBoard,
  args: { amount: 12_000, period: 6, yearRate: 18 },
  argTypes: {
    amount: { control: { type: 'number', min: 0, step: 1000 } },
    period: { control: 'inline-radio', options: [3, 6, 12, 18, 24] },
    yearRate: { control: { type: 'range', min: 1, max: 36, step: 0.1 } },
  },
} satisfies Meta<typeof RankingBoard>

export default meta
type Story = StoryObj<typeof meta>

/** One coupon per reason; amount and period can be changed. */
export const Reasons: Story = {
  render: ({ amount, period }) => <ReasonBoard amount={amount} period={period} />,
}

/** The coupon that saves most is the default; in a tie the one that ends first. */
export const Ranking: Story = {}

/** Over twelve periods another coupon is better. */
export const RankingOverTwelve: Story = { args: { period: 12 } }
