import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SerialNumber } from './index.ts'

const meta = {
  title: 'Business/SerialNumber',
  component: SerialNumber,
  args: { value: '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d', copyLabel: '复制流水号', onCopy: () => {} },
} satisfies Meta<typeof SerialNumber>

export default meta
type Story = StoryObj<typeof meta>

/** The end of a long one, in groups. */
export const Long: Story = {}
export const Short: Story = { args: { value: 'R20260302' } }
/** After a press, which copies it. */
export const Whole: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
