import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { firstLoan, pay } from '../testing/ledger.ts'
import PlanPage from './Plan.tsx'

const meta = {
  title: 'Pages/Repayment/Plan',
  component: PlanPage,
  decorators: [withSandbox],
  args: { search: { loanId: 'L1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof PlanPage>

export default meta
type Story = StoryObj<typeof meta>

const PLAN = 'repayment/queryPlan'
const month = {
  period: 1,
  dueDate: '2026-04-08',
  amount: '1115.09',
  capital: '974.52',
  interest: '134.57',
  fee: '6.00',
  status: 'pending',
}

const story = (persona: string, { prepare, ...sandbox }: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: '还款计划',
      persona,
      ...sandbox,
      async prepare(world, host) {
        await prepare?.(world, host)
        return { search: { loanId: firstLoan(world) } }
      },
    } satisfies SandboxParameters,
  },
})

export const Running: Story = story('running-loan')
export const PaidInPart: Story = story('running-loan', {
  prepare: async (world) => void (await pay(world, 'partial')),
})
export const Overdue: Story = story('long-overdue')
export const Settled: Story = story('loan-settled')
export const InReview: Story = story('running-loan', { faults: [replies(PLAN, [month])] })
export const Unsound: Story = story('running-loan', { faults: [replies(PLAN, [{ ...month, fee: '7.00' }])] })
export const Refused: Story = story('running-loan', { faults: [{ match: PLAN, fault: 'result=42114' }] })
export const Loading: Story = story('running-loan', { faults: [{ match: PLAN, fault: 'hang=before' }] })
export const LoadFailed: Story = story('running-loan', { faults: [{ match: PLAN, fault: 'result=500' }] })
