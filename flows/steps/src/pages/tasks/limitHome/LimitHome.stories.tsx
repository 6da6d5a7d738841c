import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import LimitHome from './LimitHome.tsx'

const meta = {
  title: 'Pages/Shared steps/Limit home',
  component: LimitHome,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof LimitHome>

export default meta
type Story = StoryObj<typeof meta>

const AMOUNT = 'credit/queryAmount'

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '额度管理', ...sandbox } },
})

const step = (code: string | null, title: string, reward: string | null, status = 0) => ({
  code,
  title,
  reward,
  status,
  linkUrl: '/pages/credit/raiseLimit/home',
})

export const Open: Story = story({})
/** Some are done, one has no try left today. */
export const Mixed: Story = story({ persona: 'raise-mixed' })
/** A recording is looked at. */
export const InReview: Story = story({ faults: [replies('credit/queryPushStreamResult', { status: 1 })] })
export const AllDone: Story = story({ persona: 'raise-done' })
export const Blocked: Story = story({ persona: 'raise-blocked' })
export const NoCredit: Story = story({ persona: 'credit-new' })
export const Frozen: Story = story({ persona: 'account-frozen' })
export const LimitEnded: Story = story({ persona: 'home-limit-ended' })
export const AllUsed: Story = story({
  faults: [replies(AMOUNT, { loanAmount: '45000.00', canUseLoanAmount: '0.00', status: 'normal' })],
})
export const Joined: Story = story({ persona: 'campaign-joined' })
/** New kinds of authorisations, long names, and figures of the limit that are missing. */
export const Unforeseen: Story = story({
  faults: [
    replies(AMOUNT, { status: 'normal' }),
    replies('credit/getPromotionProcess', {
      steps: [
        step(
          '901',
          '内蒙古自治区住房公积金管理中心缴存信息授权查询与核验',
          '最高可提升额度200000元，有效期180天',
        ),
        step(null, '社保认证', null),
      ],
      maxAmount: '200000.00',
    }),
  ],
})
export const NothingToDo: Story = story({
  faults: [replies('credit/getPromotionProcess', { steps: [], joined: true, maxAmount: null })],
})
export const Loading: Story = story({ faults: [{ match: AMOUNT, fault: 'latency=600000' }] })
export const LoadFailed: Story = story({ faults: [{ match: AMOUNT, fault: 'result=42020' }] })
