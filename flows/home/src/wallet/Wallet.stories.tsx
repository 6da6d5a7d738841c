import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Wallet from './Wallet.tsx'

const meta = {
  title: 'Pages/Home/Wallet',
  component: Wallet,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Wallet>

export default meta
type Story = StoryObj<typeof meta>

const CARD = 'apphome/queryCard'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '钱包', ...sandbox } },
})

export const BillDue: Story = story({ persona: 'home-due' })
export const Visitor: Story = story({ signedIn: false })
export const NotApplied: Story = story({ persona: 'home-not-applied' })
export const NothingDue: Story = story()
export const Overdue: Story = story({ persona: 'home-overdue' })
export const LimitEnded: Story = story({ persona: 'home-limit-ended' })
export const Frozen: Story = story({ persona: 'account-frozen' })
export const Loading: Story = story({ faults: [{ match: CARD, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CARD, fault: 'result=42020' }] })
