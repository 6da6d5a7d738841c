import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuoteBoard, choices } from './QuoteBoard.tsx'

const meta = {
  title: 'Pricing/Page quote',
  component: QuoteBoard,
  args: { amount: 12_000, period: 12, choice: 'best', hasRight: false, lowFeeRate: 0 },
  argTypes: {
    amount: { control: { type: 'number', min: 0, step: 500 } },
    period: { control: 'inline-radio', options: [3, 6, 12, 18, 24, 36] },
    choice: { control: 'inline-radio', options: choices },
    lowFeeRate: { control: { type: 'range', min: 0, max: 36, step: 0.5 } },
  },
  // The card is only the start; a card tapped later is kept.
  render: (args) => <QuoteBoard key={args.period} {...args} />,
} satisfies Meta<typeof QuoteBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Every card has the coupon that saves most there. */
export const BestCoupon: Story = {}

export const NoCoupon: Story = { args: { choice: 'none' } }

/** A right applies on top of the coupon; together at most interest and fee. */
export const RightOnTop: Story = { args: { hasRight: true } }

/** A low-fee right lowers the rate of every card. */
export const LowFee: Story = { args: { lowFeeRate: 9.9, choice: 'none' } }

/** The rate table has no 36 periods for a small amount. */
export const SmallAmount: Story = { args: { amount: 3000, period: 6 } }
