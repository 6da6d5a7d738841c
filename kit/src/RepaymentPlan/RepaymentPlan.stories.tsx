import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, within } from 'storybook/test'
import { RepaymentPlan } from './index.ts'
import { firstPeriodFree, thirtySixPeriods, threePeriods, twelvePeriods, withFacts } from './samples.ts'

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

/** The handle is moved to this period, counted from 0. */
const moved =
  (index: number): Story['play'] =>
  ({ canvasElement }) => {
    void fireEvent.change(within(canvasElement).getByRole('slider'), { target: { value: String(index) } })
  }

/** What is paid by the sixth period, and what settling the loan there costs. */
export const Touched: Story = { args: { rows: withFacts(twelvePeriods) }, play: moved(5) }

/** The terms do not say how the loan is settled early. */
export const WithoutSettlement: Story = {
  args: { rows: withFacts(twelvePeriods, false) },
  play: moved(8),
}

/** The longest figures, in the last of 36 periods. */
export const LongestTouched: Story = {
  args: { total: '¥282,475.50', summary: '36期 · 每期 ¥7,846.57', rows: withFacts(thirtySixPeriods) },
  play: moved(35),
}
