import type { Meta, StoryObj } from '@storybook/react-vite'
import { SettlementBoard, variants } from './SettlementBoard.tsx'

const meta = {
  title: 'Pricing/Early settlement',
  component: SettlementBoard,
  args: { amount: 12_000, periods: 12, yearRate: 18, variant: 'segment', penaltyPeriods: 6 },
  argTypes: {
    amount: { control: { type: 'number', min: 0, step: 100 } },
    periods: { control: { type: 'range', min: 1, max: 36 } },
    yearRate: { control: { type: 'range', min: 0.1, max: 36, step: 0.1 } },
    variant: { control: 'inline-radio', options: variants },
    penaltyPeriods: { control: { type: 'range', min: 0, max: 36 } },
  },
} satisfies Meta<typeof SettlementBoard>

export default meta
type Story = StoryObj<typeof meta>

export const FeeInTheFirstPeriods: Story = {}

/** At 33 % a year the fee would exceed 36 % in the first periods, so it is limited to the cent. */
export const FeeCapped: Story = { args: { yearRate: 33 } }

export const Locked: Story = { args: { variant: 'lock6' } }

export const Free: Story = { args: { variant: 'none', periods: 6 } }
