import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { openBills } from '../testing/ledger.ts'
import CashierPage from './Cashier.tsx'

const meta = {
  title: 'Pages/Repayment/Cashier',
  component: CashierPage,
  decorators: [withSandbox],
  args: { search: { bills: 'L1_5' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof CashierPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: '收银台',
      persona: 'running-loan',
      ...sandbox,
      prepare: async (world) => ({ search: { bills: (await openBills(world)).join() } }),
    } satisfies SandboxParameters,
  },
})

export const Leaving: Story = story()
/** The cashier has not opened here, or in a window of its own. */
export const StillHere: Story = story({ later: ({ clock }) => clock.advance(10_000) })
export const Refused: Story = story({
  faults: [
    {
      match: 'repayment/getCashierUrl',
      fault: { kind: 'result', code: 42151, message: '请先还清该笔借款更早的账单' },
    },
  ],
})
export const NotAllowed: Story = story({ host: { opens: () => false } })
