import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectionBoard, selectionAmounts } from './SelectionBoard.tsx'

const meta = {
  title: 'Pricing/Selection',
  component: SelectionBoard,
  args: { amount: 12_000 },
  argTypes: { amount: { control: 'inline-radio', options: selectionAmounts } },
  // The amount is only the start; later taps are kept.
  render: (args) => <SelectionBoard key={args.amount} {...args} />,
} satisfies Meta<typeof SelectionBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Best rate coupon, first member right, all raise coupons, no other right. */
export const Defaults: Story = {}

/** The better coupon needs a larger amount. */
export const SmallAmount: Story = { args: { amount: 3000 } }
