import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import PerfectInfo from './PerfectInfo.tsx'
import { CERTIFICATE } from './sections.ts'

const meta = {
  title: 'Pages/Shared steps/Perfect information',
  component: PerfectInfo,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof PerfectInfo>

export default meta
type Story = StoryObj<typeof meta>

const CHECK = 'credit/preValidator'

const story = (sandbox: SandboxParameters, authId?: string): Story => ({
  args: { search: { authId } },
  parameters: { sandbox: { title: '完善信息', ...sandbox } },
})

export const Open: Story = story({})
export const EverythingOpen: Story = story({ persona: 'no-profile' })
export const AllDone: Story = story({ persona: 'raise-done' })
export const Tomorrow: Story = story({
  faults: [
    replies(CHECK, { allowed: false, reasonCode: 'tomorrow', reason: '今日认证次数已用完，请明天再试' }, 1),
  ],
})
export const Certificate: Story = story({}, CERTIFICATE)
export const NoCredit: Story = { ...story({ persona: 'credit-new' }), tags: ['no-picture'] }
export const Loading: Story = story({ faults: [{ match: CHECK, fault: 'latency=600000' }] })
export const LoadFailed: Story = story({ faults: [{ match: CHECK, fault: 'result=42020' }] })
