import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import {
  freeFirst,
  longCoupon,
  memberRaise,
  raise,
  rateCoupon,
  unavailableCoupons,
} from '../CouponSheet/samples.ts'
import { CouponCard } from './index.ts'

const meta = {
  title: 'Business/CouponCard',
  component: CouponCard,
  args: { coupon: rateCoupon, select: 'radio', name: 'coupon' },
} satisfies Meta<typeof CouponCard>

export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {}

export const Chosen: Story = { args: { checked: true } }

export const FreePeriod: Story = { args: { coupon: freeFirst } }

export const MemberExclusive: Story = { args: { coupon: memberRaise } }

/** Raise-amount coupons are checkboxes; several can be selected. */
export const Raise: Story = { args: { coupon: raise, select: 'checkbox' } }

export const RaiseTicked: Story = { args: { coupon: raise, select: 'checkbox', checked: true } }

export const Expanded: Story = { args: { defaultExpanded: true } }

export const LongTexts: Story = { args: { coupon: longCoupon, checked: true } }

export const Unavailable: Story = { args: { coupon: unavailableCoupons[0] ?? rateCoupon, select: 'none' } }

export const NotYetEffective: Story = {
  args: { coupon: unavailableCoupons[2] ?? rateCoupon, select: 'none' },
}
/** In the customer's own list of coupons. */
export const WithAction: Story = {
  args: {
    select: 'none',
    action: (
      <Button size="small" kind="text">
        去使用
      </Button>
    ),
  },
}
/** The rules are on a page of their own. */
export const WithRulesElsewhere: Story = {
  args: { select: 'none', onDetails: () => {}, action: <Button size="small">去使用</Button> },
}
