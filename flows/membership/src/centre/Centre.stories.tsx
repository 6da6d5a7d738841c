import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CentrePage from './Centre.tsx'

const meta = {
  title: 'Pages/Membership/Centre',
  component: CentrePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof CentrePage>

export default meta
type Story = StoryObj<typeof meta>

const INFO = 'member/queryInfo'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '会员中心', persona: 'member', ...sandbox } },
})

export const Member: Story = story()
export const SuperMember: Story = story({ persona: 'super-member' })
export const Never: Story = story({ persona: 'old-customer' })
export const Ended: Story = story({ persona: 'member-ended' })
export const Saved: Story = story({
  faults: [
    replies(INFO, {
      status: 1,
      cardName: '会员年卡',
      startDate: '2026-01-01',
      endDate: '2027-01-01',
      savedAmount: '1286.38',
      planList: [],
    }),
  ],
})
export const StatusUnknown: Story = story({ faults: [replies(INFO, { status: 7, planList: null })] })
export const BenefitsFailed: Story = story({
  faults: [{ match: 'member/queryBenefits', fault: 'result=42020' }],
})
export const Loading: Story = story({ faults: [{ match: INFO, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: INFO, fault: 'result=42020' }] })
