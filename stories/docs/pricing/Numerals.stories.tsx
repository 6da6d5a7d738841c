import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumeralBoard } from './NumeralBoard.tsx'

const meta = {
  title: 'Pricing/Numerals',
  component: NumeralBoard,
  args: { yuan: '12000' },
  render: (args) => <NumeralBoard key={args.yuan} {...args} />,
} satisfies Meta<typeof NumeralBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = {}

export const Decimals: Story = { args: { yuan: '16409.025' } }

/** One 零 for zeros between two decimals. */
export const ZerosBetweenDecimals: Story = { args: { yuan: '1.101' } }

/** Too large to be written. */
export const TooLarge: Story = { args: { yuan: '1000000000000000' } }
