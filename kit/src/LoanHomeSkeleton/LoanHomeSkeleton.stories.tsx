import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountBox } from '../AmountBox/index.ts'
import { LoanHomeSkeleton } from './index.ts'

const meta = {
  title: 'Business/LoanHomeSkeleton',
  component: LoanHomeSkeleton,
  parameters: { edge: true },
} satisfies Meta<typeof LoanHomeSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}

/** The amount can be typed before any data is loaded. */
export const WithLiveAmount: Story = { args: { amount: <AmountBox busy defaultValue="12000" /> } }

export const WithoutPlan: Story = { args: { plan: false } }
