import { withSandbox } from '@koo/page/stage'
import { toCents } from '@koo/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { titles } from '../../definitionCopy.ts'
import { CampaignPop } from './CampaignPop.tsx'

const voucher = { code: 'exitRetentionVoucher', until: '2026-11-27', batchNo: 'BCL2' } as const
const limit = { kind: 'limit', amount: toCents(5000) } as const
const rate = { kind: 'rate', rate: 0.18 } as const

const meta = {
  title: 'Pages/Cash loan/Lead campaign before leaving',
  component: CampaignPop,
  decorators: [withSandbox],
  parameters: { sandbox: { title: titles.lead } },
  args: {
    campaign: voucher,
    waived: toCents(888),
    now: Date.parse('2026-11-23T10:00:00+08:00'),
    node: 'stay',
    open: true,
    onConfirm: () => {},
    onGiveUp: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof CampaignPop>

export default meta
type Story = StoryObj<typeof meta>

const prizes = (
  ...won: readonly (typeof limit | typeof rate | { kind: 'coupon'; name: string })[]
): Story => ({
  args: { campaign: { code: 'newLeadFlowInterestRetainPop', until: '2026-11-27', prizes: won } },
})

export const Voucher: Story = {}
export const VoucherWithoutAmount: Story = { args: { waived: toCents(0) } }
export const OnePrize: Story = prizes(limit)
export const TwoPrizes: Story = prizes(limit, rate)
export const ThreePrizes: Story = prizes(limit, rate, { kind: 'coupon', name: '全程免息' })
