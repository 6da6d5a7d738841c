import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScheduleBoard, coupons, deductions, plans } from './ScheduleBoard.tsx'

const meta = {
  title: 'Pricing/Schedule',
  component: ScheduleBoard,
  args: {
    amount: 12_000,
    periods: 12,
    yearRate: 18,
    lenderRate: 0,
    feeRate: 0,
    firstDays: 0,
    plan: 'equalInstalment',
    coupon: 'none',
    deducts: 'interest',
    percentPaid: 85,
    freePeriods: 1,
    cap: 0,
    unfolded: false,
  },
  argTypes: {
    amount: { control: { type: 'number', min: 0, step: 100 } },
    periods: { control: { type: 'range', min: 1, max: 36 } },
    yearRate: { control: { type: 'range', min: 0, max: 36, step: 0.1 } },
    lenderRate: { control: { type: 'range', min: 0, max: 36, step: 0.1 } },
    feeRate: { control: { type: 'range', min: 0, max: 10, step: 0.1 } },
    firstDays: { control: { type: 'range', min: 0, max: 30 } },
    plan: { control: 'inline-radio', options: plans },
    coupon: { control: 'select', options: coupons },
    deducts: { control: 'inline-radio', options: deductions },
    percentPaid: { control: { type: 'range', min: 1, max: 100 } },
    freePeriods: { control: { type: 'range', min: 0, max: 36 } },
    cap: { control: { type: 'number', min: 0, step: 10 } },
  },
} satisfies Meta<typeof ScheduleBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Equal instalments; the last one takes the rounding remainder. */
export const EqualInstalment: Story = {}

/** The same loan with every row. */
export const Unfolded: Story = { args: { unfolded: true } }

/** Equal parts of the principal; the charge falls with the balance. */
export const EqualPrincipal: Story = { args: { plan: 'equalPrincipal' } }

/** The rate is split between lender and service, and there is an additional fee. */
export const ServiceAndFee: Story = { args: { lenderRate: 8.5, feeRate: 1.2, unfolded: true } }

/** The first bill is 12 days away: only the first charge is smaller. */
export const ShortFirstBill: Story = { args: { firstDays: 12 } }

/** 8.5折 on every row until 100 yuan are used up. */
export const RateDiscount: Story = { args: { coupon: 'discount', cap: 100, unfolded: true } }

export const FirstPeriodFree: Story = { args: { coupon: 'firstPeriods', periods: 6 } }

/** Free periods counted from the last one. */
export const LastPeriodsFree: Story = { args: { coupon: 'lastPeriods', freePeriods: 2, periods: 6 } }

/** All charges are waived up to 200 yuan. */
export const WholeLoanWaiver: Story = { args: { coupon: 'wholeLoan', cap: 200 } }

export const ThirtySixPeriods: Story = { args: { amount: 200_000, periods: 36, yearRate: 24 } }

/** 10 分 in 12 periods: no row falls below zero. */
export const TenCents: Story = { args: { amount: 0.1, yearRate: 24, unfolded: true } }

/** Without a schedule nothing is shown, not even some of the figures. */
export const Nothing: Story = { args: { amount: 0 } }
