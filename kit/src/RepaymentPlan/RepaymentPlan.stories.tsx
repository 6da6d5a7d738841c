import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, within } from 'storybook/test'
import { RepaymentPlan } from './index.ts'
import {
  firstPeriodFree,
  planOf,
  thirtySixPeriods,
  threePeriods,
  twelvePeriods,
  withFacts,
} from './samples.ts'

const meta = {
  title: 'Business/RepaymentPlan',
  component: RepaymentPlan,
  args: planOf(twelvePeriods),
} satisfies Meta<typeof RepaymentPlan>

export default meta
type Story = StoryObj<typeof meta>

export const TwelvePeriods: Story = {}

export const Expanded: Story = { args: { defaultExpanded: true } }

export const ThirtySixPeriods: Story = {
  args: planOf(thirtySixPeriods),
}

export const FirstPeriodFree: Story = {
  args: planOf(firstPeriodFree),
}

export const HugeAmounts: Story = {
  args: planOf(threePeriods),
}

export const WithoutTable: Story = { args: { table: false } }

export const OnePeriod: Story = {
  args: planOf(twelvePeriods.slice(0, 1)),
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
  args: planOf(withFacts(thirtySixPeriods)),
  play: moved(35),
}
