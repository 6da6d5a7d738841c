import type { Meta, StoryObj } from '@storybook/react-vite'
import { RateBoard } from './RateBoard.tsx'

const meta = {
  title: 'Pricing/Rates',
  component: RateBoard,
  args: { amount: 12_000, periods: 12, yearRate: 18, feeRate: 1.2, firstDays: 12 },
  argTypes: {
    amount: { control: { type: 'number', min: 0, step: 100 } },
    periods: { control: { type: 'range', min: 1, max: 36 } },
    yearRate: { control: { type: 'range', min: 0.1, max: 36, step: 0.1 } },
    feeRate: { control: { type: 'range', min: 0, max: 10, step: 0.1 } },
    firstDays: { control: { type: 'range', min: 1, max: 30 } },
  },
} satisfies Meta<typeof RateBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Eighteen: Story = {}

/** At the border of the two classes; rounding of cents must not decide. */
export const TwentyFour: Story = { args: { yearRate: 24 } }

/** The struck-through rate is never above 36 %. */
export const ThirtySix: Story = { args: { yearRate: 36 } }
