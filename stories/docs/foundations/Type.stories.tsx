import type { Meta, StoryObj } from '@storybook/react-vite'
import { Type } from './Type.tsx'

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof Type>

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {}
