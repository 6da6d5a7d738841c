import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountBoard } from './AmountBoard.tsx'
import { amountSamples } from './amountSamples.ts'

const meta = {
  title: 'Pricing/Amount states',
  component: AmountBoard,
  args: { code: 0 },
  argTypes: { code: { control: 'select', options: amountSamples.map(({ code }) => code) } },
  // A sample is only the start; later typing is kept.
  render: (args) => <AmountBoard key={args.code} {...args} />,
} satisfies Meta<typeof AmountBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Acceptable: Story = {}

/** The chips help while the amount cannot be borrowed. */
export const AboveLimit: Story = { args: { code: 4 } }

/** Typing is disabled; the reason stays readable. */
export const Locked: Story = { args: { code: 6 } }

/** A notice and not an error: the amount may be submitted. */
export const CapNotice: Story = { args: { code: 10 } }

/** The customer's own limit is higher, so the line says which limit applies. */
export const LeadFlow: Story = { args: { code: 11 } }
