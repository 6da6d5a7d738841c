import type { Meta, StoryObj } from '@storybook/react-vite'
import { RepaymentPlan } from './index.ts'
import { firstPeriodFree, thirtySixPeriods, threePeriods, twelvePeriods } from './samples.ts'

const meta = {
  title: 'Business/RepaymentPlan',
  component: RepaymentPlan,
  args: { total: '¥13,029.01', summary: '12期 · 每期 ¥1,085.75', rows: twelvePeriods },
} satisfies Meta<typeof RepaymentPlan>

export default meta
type Story = StoryObj<typeof meta>

export const TwelvePeriods: Story = {}

export const Expanded: Story = { args: { defaultExpanded: true } }

export const ThirtySixPeriods: Story = {
  args: { total: '¥282,475.50', summary: '36期 · 每期 ¥7,846.57', rows: thirtySixPeriods },
}

export const FirstPeriodFree: Story = {
  args: { total: '¥5,191.24', summary: '6期 · 每期 ¥865.21', rows: firstPeriodFree },
}

export const HugeAmounts: Story = {
  args: { total: '¥10,200,663.46', summary: '3期 · 每期 ¥3,400,221.15', rows: threePeriods },
}

export const WithoutTable: Story = { args: { table: false } }

export const OnePeriod: Story = {
  args: { rows: twelvePeriods.slice(0, 1), summary: '1期', total: '¥1,085.75' },
}
