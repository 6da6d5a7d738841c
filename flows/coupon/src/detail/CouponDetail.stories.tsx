import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CouponDetailPage from './CouponDetail.tsx'

const meta = {
  title: 'Pages/Coupons/Detail',
  component: CouponDetailPage,
  decorators: [withSandbox],
  args: { search: { coupon: 'CR2' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof CouponDetailPage>

export default meta
type Story = StoryObj<typeof meta>

const COUPONS = 'cash/queryCoupons'

const story = (search: { coupon?: string; batch?: string }, sandbox: SandboxParameters = {}): Story => ({
  args: { search },
  parameters: { sandbox: { title: '优惠券详情', ...sandbox } },
})

export const Usable: Story = story({ coupon: 'CR2' })
export const NotYetEffective: Story = story({ coupon: 'CX3' })
export const Used: Story = story({ coupon: 'CX1' })
export const Expired: Story = story({ coupon: 'CX2' })
export const BrokenRule: Story = story({ coupon: 'CXA' })
export const OfTheMall: Story = story(
  { coupon: 'CH9' },
  {
    faults: [
      replies(COUPONS, {
        couponList: [
          {
            couponId: 'CH9',
            name: '充值立减5元券',
            kindId: 2,
            category: 'other',
            statusId: 1,
            amount: 5,
            ruleDescList: ['话费、视频会员、QQ充值满50元可用'],
            endDate: '2026-12-31',
          },
        ],
        productList: [],
      }),
    ],
  },
)
export const OfABatch: Story = story({ batch: 'BCW1' }, { persona: 'window-coupon' })
export const LongNames: Story = story({ coupon: 'CR1' }, { persona: 'long-names' })
export const Gone: Story = story({ coupon: 'CZ9' })
export const Loading: Story = story({ coupon: 'CR2' }, { faults: [{ match: COUPONS, fault: 'hang=before' }] })
export const LoadFailed: Story = story(
  { coupon: 'CR2' },
  { faults: [{ match: COUPONS, fault: 'result=500' }] },
)
