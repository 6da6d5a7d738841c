import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmBoard, confirmCoupons } from './ConfirmBoard.tsx'

const meta = {
  title: 'Pricing/Confirm flow',
  component: ConfirmBoard,
  args: {
    coupon: 'range',
    amount: 12_000,
    period: 6,
    defaultPeriod: 12,
    storedMaximum: 0,
    offerMaximum: 20_000,
  },
  argTypes: {
    coupon: { control: 'inline-radio', options: confirmCoupons },
    amount: { control: { type: 'number', min: 0, step: 1000 } },
    period: { control: 'inline-radio', options: [3, 6, 12, 18, 24] },
    defaultPeriod: { control: 'inline-radio', options: [3, 6, 12, 18, 24] },
    storedMaximum: { control: { type: 'number', min: 0, step: 1000 } },
    offerMaximum: { control: { type: 'number', min: 0, step: 1000 } },
  },
} satisfies Meta<typeof ConfirmBoard>

export default meta
type Story = StoryObj<typeof meta>

/** The amount is lowered to the coupon's range; at the offer's maximum the coupon cannot be used any more. */
export const AmountLowered: Story = {}

/** The default period is not allowed, so the first allowed one is used. */
export const PeriodChanged: Story = { args: { coupon: 'long', defaultPeriod: 3 } }

/** A stored maximum limits the amount as well. */
export const StoredMaximum: Story = { args: { coupon: 'any', storedMaximum: 5000 } }

/** Not applied: amount and period stay as they were. */
export const NotApplied: Story = { args: { coupon: 'large' } }
