import type { Meta, StoryObj } from '@storybook/react-vite'
import { RightsBoard } from './RightsBoard.tsx'

const meta = {
  title: 'Pricing/Rights and splits',
  component: RightsBoard,
  args: { amount: 10_000, periods: 12, maximum: 50_000 },
  argTypes: {
    amount: { control: { type: 'number', min: 0, step: 500 } },
    periods: { control: 'inline-radio', options: [3, 6, 12, 24] },
    maximum: { control: { type: 'number', min: 0, step: 1000 } },
  },
} satisfies Meta<typeof RightsBoard>

export default meta
type Story = StoryObj<typeof meta>

export const AllApply: Story = {}

/** Too small for the 7-day right; the cash-back reminds the customer of its minimum. */
export const SmallAmount: Story = { args: { amount: 1500 } }

/** Above the maximum of the low-fee right. */
export const LargeAmount: Story = { args: { amount: 12_000 } }
