import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountChips } from './index.ts'

const meta = {
  title: 'Business/AmountChips',
  component: AmountChips,
  args: {
    onChoose: () => {},
    items: [
      { value: 50000, text: '50,000' },
      { value: 38000, text: '38,000' },
      { value: 25000, text: '25,000' },
      { value: 13000, text: '13,000' },
    ],
  },
} satisfies Meta<typeof AmountChips>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}

export const OneChosen: Story = { args: { value: 25000 } }

export const Folded: Story = { args: { shown: false }, tags: ['no-picture'] }

/** The others are below the minimum. */
export const Single: Story = { args: { items: [{ value: 4000, text: '4,000' }] } }

export const Large: Story = {
  args: {
    items: [
      { value: 10000000, text: '10,000,000' },
      { value: 7500000, text: '7,500,000' },
      { value: 5000000, text: '5,000,000' },
      { value: 2500000, text: '2,500,000' },
    ],
  },
}
