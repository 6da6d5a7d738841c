import type { Meta, StoryObj } from '@storybook/react-vite'
import { Numbers } from './Numbers.tsx'

const meta = {
  title: 'Foundations/Numbers and money',
  component: Numbers,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof Numbers>

export default meta
type Story = StoryObj<typeof meta>

export const Formats: Story = {}
