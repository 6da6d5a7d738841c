import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeriodCompareSheet } from './index.ts'
import { fourPeriods, longest, oneMissing, shared } from './samples.ts'

const meta = {
  title: 'Business/PeriodCompareSheet',
  component: PeriodCompareSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '期数对比',
    description: '借 ¥12,000.00，已按当前优惠计算',
    options: fourPeriods,
    value: 12,
    onChoose: () => {},
    legend: ['本金', '息费'],
  },
} satisfies Meta<typeof PeriodCompareSheet>

export default meta
type Story = StoryObj<typeof meta>

export const FourPeriods: Story = {}

/** A period that is not offered for the amount has neither figures nor a bar. */
export const OneMissing: Story = { args: { options: oneMissing } }

/** Two cost the same: neither is called the lowest alone. */
export const SharedMark: Story = { args: { options: shared, value: 3 } }

export const NothingSelected: Story = { args: { value: undefined } }

export const Longest: Story = { args: { options: longest, value: 36 } }
