import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuditCountdown } from './index.ts'

const meta = {
  title: 'Business/AuditCountdown',
  component: AuditCountdown,
  args: { remaining: 18, total: 30 },
} satisfies Meta<typeof AuditCountdown>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const WithoutRing: Story = { args: { total: undefined } }

export const Over: Story = { args: { remaining: 0 } }
