import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { pay } from '../testing/ledger.ts'
import BillsPage from './Bills.tsx'
import { copy } from './copy.ts'

const meta = {
  title: 'Pages/Repayment/Bills',
  component: BillsPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof BillsPage>

export default meta
type Story = StoryObj<typeof meta>

const BILLS = 'repayment/queryBillList'

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '我的账单', ...sandbox } },
  ...(play && { play }),
})
const body = () => within(document.body)

export const Due: Story = story({ persona: 'running-loan' })
export const DueToday: Story = story({ persona: 'bill-today' })
/** Three bills of one loan: the last one takes the two before it along. */
export const OverdueChosen: Story = story({ persona: 'long-overdue' }, async () => {
  const boxes = await body().findAllByRole('checkbox')
  if (boxes[2]) await userEvent.click(boxes[2])
})
export const ManyLoans: Story = story({ persona: 'many-loans' })
/** Loans of three products. */
export const MixedLoans: Story = story({ persona: 'mixed-bills' })
export const PaidInPart: Story = story({
  persona: 'running-loan',
  prepare: async (world) => void (await pay(world, 'partial')),
})
export const OnItsWay: Story = story({
  persona: 'running-loan',
  prepare: async (world) => void (await pay(world, 'processing')),
})
export const PaidOnes: Story = story({ persona: 'running-loan' }, async () => {
  await userEvent.click(await body().findByRole('tab', { name: new RegExp(copy.tab.paid) }))
})
export const AllPaid: Story = story({ persona: 'loan-settled' })
export const NeverBorrowed: Story = story({ persona: 'old-customer' })
/** The parts of a bill are not its amount: neither is shown. */
export const Unsound: Story = story({
  faults: [
    replies(BILLS, [
      {
        billId: 'L1_5',
        loanId: 'L1',
        title: '现金借款 第5/12期',
        amount: '1115.09',
        capital: '974.52',
        interest: '134.57',
        fee: '9.00',
        dueDate: '2026-03-11',
        status: 'due',
      },
    ]),
  ],
})
export const Signing: Story = story({ persona: 'after-loan-sign' })
export const Loading: Story = story({ faults: [{ match: BILLS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: BILLS, fault: 'result=500' }] })
