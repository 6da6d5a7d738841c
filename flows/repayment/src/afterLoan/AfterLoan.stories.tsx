import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import { leftDraft } from '@koo/steps/passage/leave'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { firstLoan } from '../testing/ledger.ts'
import AfterLoanPage, { LEFT_KEY } from './AfterLoan.tsx'

const meta = {
  title: 'Pages/Repayment/Signing after the loan',
  component: AfterLoanPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof AfterLoanPage>

export default meta
type Story = StoryObj<typeof meta>

const SIGN = 'repayment/afterLoanSign'

const story = ({ prepare, ...sandbox }: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: '贷后签约',
      persona: 'after-loan-sign',
      ...sandbox,
      async prepare(world, host) {
        await prepare?.(world, host)
        return { search: { loanId: firstLoan(world) } }
      },
    } satisfies SandboxParameters,
  },
})

export const Leaving: Story = story()
/** The customer comes back from the bank without having signed. */
export const BackUnsigned: Story = story({
  prepare: ({ sandbox }, host) =>
    leftDraft(host, LEFT_KEY).save({ subject: sandbox.world().loans[0]?.listingId ?? '' }),
})
export const Signed: Story = story({ faults: [replies(SIGN, { url: null, status: 'signed' })] })
export const NotNeeded: Story = story({ persona: 'running-loan' })
export const StateUnknown: Story = story({ faults: [replies(SIGN, { url: null, status: 'held' })] })
export const NoSuchLoan: Story = story({
  faults: [{ match: 'cash/queryResultPage', fault: 'result=42114' }],
})
export const NotAllowed: Story = story({ host: { opens: () => false } })
