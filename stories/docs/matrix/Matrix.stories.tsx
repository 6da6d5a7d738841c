import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import parts from 'virtual:parts'
import { Matrix } from './Matrix.tsx'

const meta = {
  title: 'Foundations/Parts by states',
  component: Matrix,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
  args: { parts },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Matrix>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('row', { name: /^Button/ })
  },
}
