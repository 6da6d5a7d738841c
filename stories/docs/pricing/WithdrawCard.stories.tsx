import type { Meta, StoryObj } from '@storybook/react-vite'
import { WithdrawCardBoard, assetTags, businessLines } from './WithdrawCardBoard.tsx'

const meta = {
  title: 'Pricing/Withdrawal card',
  component: WithdrawCardBoard,
  args: {
    assetTag: 'fxy',
    businessLine: 'koo',
    current: 3000,
    pending: 1000,
    outstanding: 2000,
    cap: 6000,
    periods: 12,
    isAppClient: true,
    hasWithdrawCard: true,
  },
  argTypes: {
    assetTag: { control: 'inline-radio', options: assetTags },
    businessLine: { control: 'inline-radio', options: businessLines },
    current: { control: { type: 'number', min: 0, step: 500 } },
    pending: { control: { type: 'number', min: 0, step: 500 } },
    outstanding: { control: { type: 'number', min: 0, step: 500 } },
    cap: { control: { type: 'number', min: 0, step: 500 } },
    periods: { control: 'inline-radio', options: [3, 6, 12, 24] },
  },
} satisfies Meta<typeof WithdrawCardBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Exactly at the cap, which is included. */
export const Narrowed: Story = {}

export const AboveTheCap: Story = { args: { current: 3000.01 } }

/** Without a configured cap the card is not allowed. */
export const NoCap: Story = { args: { cap: 0 } }

export const LongLoan: Story = { args: { periods: 24 } }

/** If no card is left, all cards are offered. */
export const NoWithdrawalCard: Story = { args: { hasWithdrawCard: false } }
