import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import History from './History.tsx'

const meta = {
  title: 'Pages/Raise limit/History',
  component: History,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof History>

export default meta
type Story = StoryObj<typeof meta>

const LOG = 'credit/queryLimitLog'
const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '提额记录', ...sandbox } },
})
const long = {
  time: '2026-02-01 09:05:00',
  changeType: 'raise',
  changeAmount: '9999999.99',
  afterAmount: '9999999.99',
  title: '完成任意一项提额认证的临时额度奖励',
}

export const Changes: Story = story({ persona: 'raise-done' })
export const LongTexts: Story = story({ faults: [replies(LOG, [long, { ...long, changeType: 'freeze' }])] })
export const None: Story = story({ faults: [replies(LOG, [])] })
export const Loading: Story = story({ faults: [{ match: LOG, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: LOG, fault: 'result=42020' }] })
