import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { openBills, openCashier, pay, type Outcome } from '../testing/ledger.ts'
import ResultPage from './Result.tsx'

const meta = {
  title: 'Pages/Repayment/Result',
  component: ResultPage,
  decorators: [withSandbox],
  args: { search: { repayNo: 'Y1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof ResultPage>

export default meta
type Story = StoryObj<typeof meta>

const STATUS = 'repayment/queryStatus'
const MINUTE = 60_000

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '还款结果', persona: 'running-loan', ...sandbox } },
})
/** After this button of the cashier. */
const after = (outcome: Outcome, more: SandboxParameters = {}): Story =>
  story({ ...more, prepare: async (world) => ({ search: { repayNo: await pay(world, outcome) } }) })

export const Paid: Story = after('success')
export const PaidWithAutoPay: Story = after('success', { persona: 'autopay-on' })
export const Partly: Story = after('partial')
export const Failed: Story = after('failed')
export const Cancelled: Story = after('cancel')
export const Waiting: Story = after('processing')
export const TakesLonger: Story = after('processing', {
  faults: [replies(STATUS, { status: 'paying', amount: '1115.09' })],
  later: ({ clock }) => clock.advance(20_000),
})
export const UsedUp: Story = after('processing', {
  faults: [replies(STATUS, { status: 'paying', amount: '1115.09' })],
  later: ({ clock }) => clock.advance(2 * MINUTE),
})
/** The customer has left the cashier without paying. */
export const Unpaid: Story = story({
  prepare: async (world) => {
    const { repayNo } = await openCashier(world, (await openBills(world)).slice(0, 1))
    return { search: { repayNo } }
  },
})
export const Closed: Story = story({
  prepare: async (world) => {
    const { repayNo } = await openCashier(world, (await openBills(world)).slice(0, 1))
    await world.clock.advance(16 * MINUTE)
    return { search: { repayNo } }
  },
})
export const StateUnknown: Story = after('success', {
  faults: [replies(STATUS, { status: 'reviewing', amount: '1115.09' })],
})
export const Missing: Story = story({})
