import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuditCountdown } from '../AuditCountdown/index.ts'
import { ResultTimeline } from './index.ts'

const meta = {
  title: 'Business/ResultTimeline',
  component: ResultTimeline,
  args: { status: 'auditing' },
} satisfies Meta<typeof ResultTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const Auditing: Story = {}

export const CountingDown: Story = { args: { countdown: <AuditCountdown remaining={18} total={30} /> } }

export const CountdownOver: Story = { args: { countdown: <AuditCountdown remaining={0} total={30} /> } }

export const Passed: Story = { args: { status: 'passed', time: '14:02:11' } }

export const Failed: Story = { args: { status: 'failed', time: '14:02:11' } }

export const NoResult: Story = { args: { status: 'unknown' } }
