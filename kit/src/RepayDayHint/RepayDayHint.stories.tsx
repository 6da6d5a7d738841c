import type { Meta, StoryObj } from '@storybook/react-vite'
import { RepayDayHint } from './index.ts'

const meta = {
  title: 'Business/RepayDayHint',
  component: RepayDayHint,
  args: { day: 31 },
} satisfies Meta<typeof RepayDayHint>

export default meta
type Story = StoryObj<typeof meta>

export const LastDay: Story = {}

/** Nothing is shown for a day that every month has. */
export const OrdinaryDay: Story = { args: { day: 20 }, tags: ['no-picture'] }
