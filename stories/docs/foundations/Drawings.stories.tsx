import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawings } from './Drawings.tsx'

const meta = {
  title: 'Foundations/Drawings',
  component: Drawings,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof Drawings>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
