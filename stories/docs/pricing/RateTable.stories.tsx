import type { Meta, StoryObj } from '@storybook/react-vite'
import { RateTableBoard, tablePeriods } from './RateTableBoard.tsx'

const meta = {
  title: 'Pricing/Rate lookup',
  component: RateTableBoard,
  args: { amount: 5000, period: 6 },
  argTypes: {
    amount: { control: { type: 'number', min: 0, step: 0.01 } },
    period: { control: 'inline-radio', options: tablePeriods },
  },
} satisfies Meta<typeof RateTableBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Both ends of a range are included: 5000 finds the row that starts there. */
export const LowerEnd: Story = {}

export const UpperEnd: Story = { args: { amount: 4999.99 } }

/** A missing end means no limit. */
export const OpenEnd: Story = { args: { amount: 200_000, period: 24 } }

export const NoRow: Story = { args: { amount: 500, period: 12 } }

/** A percent in place of a fraction quotes nothing. */
export const PercentForFraction: Story = { args: { period: 3 } }
