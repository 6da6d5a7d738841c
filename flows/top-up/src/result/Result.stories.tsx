import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { order, pay, type Outcome } from '../testing/shop.ts'
import ResultPage from './Result.tsx'

const meta = {
  title: 'Pages/Top-up/Result',
  component: ResultPage,
  decorators: [withSandbox],
  args: { search: { orderNum: 'Y1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof ResultPage>

export default meta
type Story = StoryObj<typeof meta>

const STATE = 'virtual/queryPayResult'
const MINUTE = 60_000

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '支付结果', persona: 'top-up-coupons', ...sandbox } },
})
/** After this button of the cashier. */
const after = (outcome: Outcome, more: SandboxParameters = {}, ending?: string): Story =>
  story({ ...more, prepare: async (world) => ({ search: { orderNum: await pay(world, outcome, ending) } }) })
const stays = (status: string) => [replies(STATE, { status, amount: '99.80' })]

export const Delivered: Story = after('success', { later: ({ clock }) => clock.advance(8_000) })
export const Charging: Story = after('success')
export const ChargingSlowly: Story = after(
  'success',
  { later: ({ clock }) => clock.advance(2 * MINUTE) },
  '9004',
)
export const Processing: Story = after('processing')
export const TakesLonger: Story = after('processing', {
  faults: stays('processing'),
  later: ({ clock }) => clock.advance(20_000),
})
export const Failed: Story = after('failed')
export const Refunding: Story = after('success', { later: ({ clock }) => clock.advance(8_000) }, '9002')
export const Refunded: Story = after('success', { later: ({ clock }) => clock.advance(80_000) }, '9002')
/** The customer has left the cashier without paying. */
export const Unpaid: Story = story({
  prepare: async (world) => ({ search: { orderNum: (await order(world)).orderNum } }),
})
export const Closed: Story = story({
  prepare: async (world) => {
    const { orderNum } = await order(world)
    await world.clock.advance(16 * MINUTE)
    return { search: { orderNum } }
  },
})
export const StateUnknown: Story = after('success', { faults: stays('reviewing') })
export const Missing: Story = story({})
