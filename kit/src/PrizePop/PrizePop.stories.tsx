import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrizePop } from './index.ts'

const limit = { id: 'limit', value: '5,000', unit: '¥', label: '临时额度' }
const rate = { id: 'rate', value: '18', suffix: '%', label: '年利率低至' }
const coupon = { id: 'coupon', value: '全程免息', label: '优惠券' }

const meta = {
  title: 'Business/PrizePop',
  component: PrizePop,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '送您一张全程免息券',
    prizes: [{ id: 'waiver', value: '870.04', unit: '¥', label: '最高可免利息' }],
    note: '11月27日前有效',
    confirmText: '立即使用',
    onConfirm: () => {},
  },
} satisfies Meta<typeof PrizePop>

export default meta
type Story = StoryObj<typeof meta>

const leaving = {
  title: '还有奖励没有使用',
  confirmText: '继续借款',
  giveUpText: '离开',
  onGiveUp: () => {},
}

export const OnePrize: Story = {}
/** A prize without a figure. */
export const WithoutFigure: Story = {
  args: { prizes: [{ id: 'waiver', value: '限时全程免息优惠', label: '优惠券' }] },
}
export const BeforeLeaving: Story = { args: { ...leaving, prizes: [limit] } }
export const TwoPrizes: Story = { args: { ...leaving, prizes: [limit, rate] } }
export const ThreePrizes: Story = { args: { ...leaving, prizes: [limit, rate, coupon] } }
export const LongContent: Story = {
  args: {
    ...leaving,
    title: '送您一张适用于首笔合作机构借款的全程免息优惠券',
    prizes: [
      { ...limit, value: '9,999,999' },
      { ...rate, value: '23.99' },
      { ...coupon, value: '首笔借款前十二期免息', label: '合作机构新客专享优惠券' },
    ],
    note: '仅限本服务首笔借款使用，2026年11月27日23:59前有效，逾期自动失效',
    giveUpText: '暂不使用，直接离开本页',
  },
}
