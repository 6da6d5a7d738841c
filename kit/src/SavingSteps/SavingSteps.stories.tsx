import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavingSteps } from './index.ts'
import { free, longest, lowFee, twoSteps } from './samples.ts'

const meta = {
  title: 'Business/SavingSteps',
  component: SavingSteps,
  args: { title: '为什么省这么多', ...twoSteps, defaultOpen: true },
} satisfies Meta<typeof SavingSteps>

export default meta
type Story = StoryObj<typeof meta>

/** A coupon, and a right on top of it. */
export const CouponAndRight: Story = {}

export const Closed: Story = { args: { defaultOpen: false } }

export const LowFee: Story = { args: { ...lowFee, reason: undefined } }

/** Nothing is left to pay. */
export const Free: Story = { args: { ...free, reason: undefined } }

export const Longest: Story = { args: longest }
