import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Mine from './Mine.tsx'

const meta = {
  title: 'Pages/Home/Mine',
  component: Mine,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Mine>

export default meta
type Story = StoryObj<typeof meta>

const READS = [
  'user/selectUserData',
  'user/queryUnreadMessageCount',
  'user/getCouponUnreadCount',
  'user/queryPendingOrderCount',
  'user/queryRecentBill',
  'member/queryInfo',
]

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '我的', ...sandbox } },
})

export const Customer: Story = story()
export const Visitor: Story = story({ signedIn: false })
/** Counts stop at 99. */
export const ManyMessages: Story = story({ persona: 'many-messages' })
export const Member: Story = story({ persona: 'member' })
export const Loading: Story = story({ faults: READS.map((match) => ({ match, fault: 'hang=before' })) })
/** Every row leads on without what is known of it. */
export const PartsFailed: Story = story({ faults: READS.map((match) => ({ match, fault: 'result=42020' })) })
