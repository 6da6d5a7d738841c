import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { firstPeriodFree, thirtySixPeriods, threePeriods, twelvePeriods } from '../RepaymentPlan/samples.ts'
import { Tag } from '../Tag/index.ts'
import { ScheduleTable } from './index.ts'

const meta = {
  title: 'Business/ScheduleTable',
  component: ScheduleTable,
  args: { rows: twelvePeriods },
} satisfies Meta<typeof ScheduleTable>

export default meta
type Story = StoryObj<typeof meta>

export const Preview: Story = {}

export const Expanded: Story = { args: { defaultExpanded: true } }

/** Too short to collapse. */
export const Short: Story = { args: { rows: threePeriods } }

export const WithDiscount: Story = { args: { rows: firstPeriodFree } }

const states: Partial<Record<number, ReactNode>> = {
  1: <Tag tone="ok">已还清</Tag>,
  2: <Tag tone="bad">已逾期</Tag>,
  3: <Tag tone="brand">本期</Tag>,
}

/** While the loan is being repaid. */
export const WithStates: Story = {
  args: { rows: twelvePeriods.map((row) => ({ ...row, state: states[row.period] })) },
}

export const ThirtySix: Story = { args: { rows: thirtySixPeriods, defaultExpanded: true } }
