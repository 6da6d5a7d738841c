import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeriodSelect } from './index.ts'

const meta = {
  title: 'Business/PeriodSelect',
  component: PeriodSelect,
  args: {
    defaultValue: 12,
    onInfo: () => {},
    options: [
      { period: 3, payment: '¥4,096.18' },
      { period: 6, payment: '¥2,089.02' },
      { period: 12, payment: '¥1,087.44', mark: '更省' },
      { period: 36, payment: '¥457.20', special: '专享' },
    ],
  },
} satisfies Meta<typeof PeriodSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}

export const Unfolded: Story = { args: { defaultOpen: true } }

export const NothingChosen: Story = { args: { defaultValue: undefined } }

export const Busy: Story = {
  args: { busy: true, defaultOpen: true, options: [3, 6, 12].map((period) => ({ period })) },
}
