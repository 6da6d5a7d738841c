import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import RefundsPage from './Refunds.tsx'

const meta = {
  title: 'Pages/Repayment/Refunds',
  component: RefundsPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof RefundsPage>

export default meta
type Story = StoryObj<typeof meta>

const REFUNDS = 'repayment/queryRefunds'

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '退款记录', persona: 'refunds', ...sandbox } },
})

export const EveryState: Story = story({})
export const UnknownState: Story = story({
  faults: [
    replies(REFUNDS, [{ amount: '88.00', time: '2026-03-01 10:00:00', status: 'held', reason: null }]),
  ],
})
export const None: Story = story({ persona: 'running-loan' })
export const Loading: Story = story({ faults: [{ match: REFUNDS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: REFUNDS, fault: 'result=500' }] })
