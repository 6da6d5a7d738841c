import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import MerchantCredit from './MerchantCredit.tsx'

const meta = {
  title: 'Pages/Merchant/Credit',
  component: MerchantCredit,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof MerchantCredit>

export default meta
type Story = StoryObj<typeof meta>

const [ORDER, MAY, AUDIT, STORES] = [
  'merchant/getLoanData',
  'merchant/preValidator',
  'merchant/preAudit',
  'merchant/getStoreAuthItems',
] as const

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '商户信用贷', persona: 'merchant-start', ...sandbox } },
  ...(play && { play }),
})
const screen = () => within(document.body)
const tap = (name: string) => async () => userEvent.click(await screen().findByRole('button', { name }))
const start = tap(copy.invitation.start)
const refused = (reasonCode: string, reason: string) =>
  story({ faults: [replies(MAY, { allowed: false, reasonCode, reason })] })

export const Invited: Story = story({})
export const Again: Story = story({ persona: 'merchant-cancelled' })
export const LimitEnded: Story = story({
  faults: [
    replies(ORDER, {
      status: 51,
      reason: '额度已过期，请重新申请',
      minApplyAmount: '5000.00',
      maxApplyAmount: '300000.00',
    }),
  ],
})
export const Barred: Story = story({ persona: 'merchant-barred' })
export const CoolingDown: Story = story({ persona: 'merchant-refused' })
export const InReview: Story = refused('IN_REVIEW', '您有申请正在审核中，请勿重复提交')
export const HasLimit: Story = refused('HAS_LIMIT', '您已获得商户贷额度，可直接借款')
export const UnknownStatus: Story = story({ persona: 'merchant-unknown-status' })
export const Loading: Story = story({ faults: [{ match: ORDER, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: ORDER, fault: 'result=42020' }] })

const waiting = [{ match: AUDIT, fault: 'hang=before' }]
export const Computing: Story = story({ faults: waiting }, start)

/** The order. */
const order = (play?: Story['play']) => story({ persona: 'merchant-opened' }, play)
export const Order: Story = order()
export const OrderMissing: Story = order(tap(copy.order.submit))
export const OrderWithPosition: Story = story({
  persona: 'merchant-opened',
  host: {
    device: { location: () => Promise.resolve({ latitude: 30.27, longitude: 120.13, precision: 20 }) },
  },
})

/** The amount, and the proofs of the trade. */
const amount = (sandbox: SandboxParameters = {}, play?: Story['play']) =>
  story({ persona: 'merchant-draft', ...sandbox }, play)
export const NoProof: Story = amount()
export const Stores: Story = amount({
  tweak: { merchant: { stores: { ele: 1, sqb: 2, meituan: 3, aliPay: 4 } } },
})
export const StoresInReview: Story = amount({ tweak: { merchant: { stores: { meituan: 4 } } } })
export const StoresFailed: Story = amount({ faults: [{ match: STORES, fault: 'result=42020' }] })
export const AmountTooSmall: Story = amount({ tweak: { merchant: { stores: { meituan: 1 } } } }, async () => {
  await userEvent.type(await screen().findByLabelText(copy.amount.label), '4999')
  await userEvent.click(screen().getByRole('button', { name: copy.amount.submit }))
})
/** A submit without a reply. */
export const ReplyLost: Story = amount(
  {
    tweak: { merchant: { stores: { meituan: 1 } } },
    faults: [{ match: 'merchant/applyAmount', fault: 'drop=after' }],
  },
  async () => {
    await userEvent.type(await screen().findByLabelText(copy.amount.label), '100000')
    await userEvent.click(screen().getByRole('button', { name: copy.amount.submit }))
    await screen().findByText(/可能已经提交成功/)
  },
)
