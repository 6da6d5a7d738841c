import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeriodCard } from './index.ts'

const meta = {
  title: 'Business/PeriodCard',
  component: PeriodCard,
  args: { name: 'period', period: 12, payment: '¥1,087.44' },
  decorators: [(Story) => <div style={{ display: 'flex', paddingTop: 12 }}>{<Story />}</div>],
} satisfies Meta<typeof PeriodCard>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Selected: Story = { args: { checked: true } }

export const Marked: Story = { args: { mark: '更省' } }

export const SelectedAndMarked: Story = { args: { checked: true, mark: '更省' } }

/** A period of the special asset fxy. */
export const Special: Story = { args: { special: '专享', period: 36, payment: '¥412.06' } }

export const Busy: Story = { args: { busy: true, payment: undefined } }

export const WithoutPayment: Story = { args: { payment: undefined } }

export const Disabled: Story = { args: { disabled: true } }

/** The widest possible payment, with a mark that is cut. */
export const Longest: Story = { args: { payment: '¥9,999,999.99', mark: '首期免息更省钱更快到账' } }
