import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormatBoard } from './FormatBoard.tsx'

const meta = {
  title: 'Pricing/Formats',
  component: FormatBoard,
  args: { yuan: '12345.675', rate: '0.2399949', payFraction: '0.8379' },
} satisfies Meta<typeof FormatBoard>

export default meta
type Story = StoryObj<typeof meta>

export const EveryForm: Story = {}

export const LargeAmount: Story = { args: { yuan: '9999999.995', rate: '0.36', payFraction: '0.8' } }
