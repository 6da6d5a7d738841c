import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './index.ts'

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  // A fixed clock, so that pictures do not differ.
  args: { endsAt: 48_000, now: () => 0 },
} satisfies Meta<typeof Countdown>

export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = { args: { format: (seconds) => `${seconds}秒后可重新发送` } }
export const Ended: Story = { args: { endsAt: 0 } }
