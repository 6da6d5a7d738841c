import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecommendLine } from '../RecommendLine/index.ts'
import { PeriodRow } from './index.ts'

const meta = {
  title: 'Business/PeriodRow',
  component: PeriodRow,
  args: {
    defaultValue: 12,
    onInfo: () => {},
    options: [
      { period: 3, payment: '¥4,096.18' },
      { period: 6, payment: '¥2,089.02' },
      { period: 12, payment: '¥1,087.44', mark: '更省' },
      { period: 18, payment: '¥771.29' },
      { period: 24, payment: '¥613.85' },
      { period: 36, payment: '¥457.20', special: '专享' },
    ],
  },
} satisfies Meta<typeof PeriodRow>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}

/** The selected card is in the middle from the start. */
export const LastChosen: Story = { args: { defaultValue: 36 } }

export const NothingChosen: Story = { args: { defaultValue: undefined } }

export const WithRecommendation: Story = {
  args: {
    children: (
      <RecommendLine kind="cheaper" action="选12期">
        12期用券后总息费最低
      </RecommendLine>
    ),
  },
}

/** The amount was changed and the payments are being calculated. */
export const PaymentsBusy: Story = {
  args: { busy: true, options: [3, 6, 12, 18, 24, 36].map((period) => ({ period })) },
}

/** The first load. */
export const Busy: Story = { args: { busy: true, options: [] } }

export const WithoutAmount: Story = { args: { options: [3, 6, 12].map((period) => ({ period })) } }

export const SomeUnavailable: Story = {
  args: {
    options: [
      { period: 3, payment: '¥4,096.18', disabled: true },
      { period: 6, payment: '¥2,089.02', disabled: true },
      { period: 12, payment: '¥1,087.44' },
    ],
  },
}

export const HugeAmounts: Story = {
  args: {
    defaultValue: 24,
    options: [3, 6, 12, 18, 24, 36].map((period) => ({
      period,
      payment: '¥9,999,999.99',
      mark: period === 24 ? '总息费更低' : undefined,
    })),
  },
}
