import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectionBoard, selectionAmounts } from './SelectionBoard.tsx'

const meta = {
  title: 'Pricing/Selection',
  component: SelectionBoard,
  args: { amount: 12_000 },
  argTypes: { amount: { control: 'inline-radio', options: selectionAmounts } },
  // An amount is where one starts; what is tapped later is kept.
  render: (args) => <SelectionBoard key={args.amount} {...args} />,
} satisfies Meta<typeof SelectionBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Best rate coupon, first member right, all raise coupons, no other right. */
export const Defaults: Story = {}

/** The dearer coupon asks for more than this amount. */
export const SmallAmount: Story = { args: { amount: 3000 } }
