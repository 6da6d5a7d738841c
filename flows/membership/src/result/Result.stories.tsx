import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { order, pay, type Outcome } from '../testing/shop.ts'
import ResultPage from './Result.tsx'

const meta = {
  title: 'Pages/Membership/Result',
  component: ResultPage,
  decorators: [withSandbox],
  args: { search: { orderNum: 'Y1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof ResultPage>

export default meta
type Story = StoryObj<typeof meta>

const STATE = 'virtual/queryPayResult'

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '开通结果', persona: 'old-customer', ...sandbox } },
})
/** After this button of the cashier. */
const after = (outcome: Outcome, more: SandboxParameters = {}): Story =>
  story({ ...more, prepare: async (world) => ({ search: { orderNum: await pay(world, outcome) } }) })

export const Opened: Story = after('success')
export const Processing: Story = after('processing')
export const Failed: Story = after('failed')
export const Unpaid: Story = story({
  prepare: async (world) => ({ search: { orderNum: (await order(world)).orderNum } }),
})
export const StateUnknown: Story = after('success', {
  faults: [replies(STATE, { status: 'reviewing', amount: '25.00' })],
})
export const Missing: Story = story({})
