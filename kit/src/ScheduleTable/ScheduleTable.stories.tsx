import type { Meta, StoryObj } from '@storybook/react-vite'
import { firstPeriodFree, thirtySixPeriods, threePeriods, twelvePeriods } from '../RepaymentPlan/samples.ts'
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

export const ThirtySix: Story = { args: { rows: thirtySixPeriods, defaultExpanded: true } }
