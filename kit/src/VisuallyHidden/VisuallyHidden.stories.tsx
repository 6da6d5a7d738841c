import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './index.ts'

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '，已选' },
} satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

/** The text after 12期 is only for screen readers. */
export const AfterAWord: Story = {
  render: (args) => (
    <p>
      12期
      <VisuallyHidden {...args} />
    </p>
  ),
}
