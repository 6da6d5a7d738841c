import { configured } from '@koo/page/testing'
import { cashMixLoan } from '@koo/api-client/calls'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { lend, LENT_SERIAL } from '../stories/lend.ts'
import { settled } from '../stories/settled.ts'
import { resultOptions } from '../pages.ts'
import Result from './Result.tsx'

const meta = {
  title: 'Pages/Cash loan/Result',
  component: Result,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve(), options: resultOptions },
} satisfies Meta<typeof Result>

export default meta
type Story = StoryObj<typeof meta>

/** The result page of a loan that was just made. `passing`: ms that pass on the page. */
const lent = (parameters: SandboxParameters = {}, passing = 0): Story => ({
  parameters: {
    sandbox: {
      title: titles.result,
      ...parameters,
      async prepare(world) {
        const { listingId } = await lend(world)
        return { search: { listingId } }
      },
      later: ({ clock }) => clock.advance(passing),
    } satisfies SandboxParameters,
  },
})

const MINUTES = 60_000

export const Auditing: Story = lent()

/** The grey style counts down the expected time of the review. */
export const Countdown: Story = lent({ persona: 'slow-audit' }, 4_000)

/** Everything that can load below the result: marketing is turned on, and the app has settings of notifications. */
export const WithOffers: Story = lent(
  {
    host: {
      config: configured({
        marketing: { enabled: true },
        leadFlowHeadlines: {
          enabled: true,
          passRate: '通过率最高90%',
          speed: '最快3分钟放款',
          rate: '年利率（单利）9%–24%',
        },
      }),
      device: { notificationSettings: () => Promise.resolve() },
    },
  },
  500,
)

/** A mixed loan: the wallet and the lead lender pay a part each. */
export const Mixed: Story = {
  parameters: {
    sandbox: {
      title: titles.result,
      persona: 'mixed',
      async prepare({ gateway }) {
        const { listingId } = await cashMixLoan(gateway, {
          serialNumber: LENT_SERIAL,
          amount: 30_000,
          mixLoanAmount: 10_000,
          loanPeriod: 12,
        })
        return { search: { listingId, isMixLoan: 'true' } }
      },
    } satisfies SandboxParameters,
  },
}

/** A refusal opens a dialog by itself, which the picture waits for. */
const withDialog: Story['play'] = async () => {
  await within(document.body).findByRole('dialog')
  await settled()
}

/** A refused customer of the lead flow is recommended to the partner lender. */
export const RefusedLeadFlow: Story = { ...lent({ persona: 'lead-flow' }, 10_000), play: withDialog }
export const Passed: Story = lent({}, MINUTES)
export const Refused: Story = { ...lent({ persona: 'audit-fails' }, MINUTES), play: withDialog }

/** All requests were made without a result: the page says so, and the customer can refresh. */
export const NoAnswer: Story = lent({ persona: 'slow-audit' }, 10 * MINUTES)
export const LongContent: Story = lent({ persona: 'long-names' }, MINUTES)
export const Loading: Story = lent({ faults: [{ match: 'cash/query*', fault: 'hang=before' }] })
export const LoadFailed: Story = lent({ faults: [{ match: 'cash/queryResultPage', fault: 'result=42020' }] })

/** An address without a loan. */
export const NothingNamed: Story = { parameters: { sandbox: { title: titles.result } } }
