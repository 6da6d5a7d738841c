import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import BenefitsPage from './Benefits.tsx'

const meta = {
  title: 'Pages/Membership/Benefits',
  component: BenefitsPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof BenefitsPage>

export default meta
type Story = StoryObj<typeof meta>

const BENEFITS = 'member/queryBenefits'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '会员权益', persona: 'member', ...sandbox } },
})

export const Member: Story = story()
export const SuperMember: Story = story({ persona: 'super-member' })
export const NotMember: Story = story({ persona: 'old-customer' })
export const Used: Story = story({
  faults: [
    replies(BENEFITS, [
      { code: 'fee', title: '手续费5折', description: '每月一张，可与优惠券同享，最高减60元', status: 2 },
      { code: 'new', title: '机场贵宾厅', description: null, status: 9 },
    ]),
  ],
})
export const None: Story = story({ faults: [replies(BENEFITS, [])] })
export const Loading: Story = story({ faults: [{ match: BENEFITS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: BENEFITS, fault: 'result=42020' }] })
