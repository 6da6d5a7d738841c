import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { firstLoan } from '../testing/ledger.ts'
import EarlyPage from './Early.tsx'

const meta = {
  title: 'Pages/Repayment/Early settlement',
  component: EarlyPage,
  decorators: [withSandbox],
  args: { search: { loanId: 'L1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof EarlyPage>

export default meta
type Story = StoryObj<typeof meta>

const AMOUNT = 'repayment/queryEarlyRepayAmount'

const story = (persona: string, sandbox: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: '提前还款',
      persona,
      ...sandbox,
      prepare: (world) => ({ search: { loanId: firstLoan(world) } }),
    } satisfies SandboxParameters,
  },
})

export const WithFee: Story = story('special-asset')
export const WithoutFee: Story = story('running-loan')
export const Refused: Story = story('locked-settlement')
export const Settled: Story = story('loan-settled')
export const Unsound: Story = story('special-asset', {
  faults: [
    replies(AMOUNT, {
      amount: '29249.42',
      capital: '27944.29',
      interest: '498.44',
      fee: '900.00',
      billId: 'L1_early',
    }),
  ],
})
export const Loading: Story = story('special-asset', { faults: [{ match: AMOUNT, fault: 'hang=before' }] })
export const LoadFailed: Story = story('special-asset', { faults: [{ match: AMOUNT, fault: 'result=500' }] })
