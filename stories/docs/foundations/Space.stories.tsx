import type { Meta, StoryObj } from '@storybook/react-vite'
import { Space } from './Space.tsx'

const meta = {
  title: 'Foundations/Space, radius and elevation',
  component: Space,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof Space>

export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {}
