import type { Meta, StoryObj } from '@storybook/react-vite'
import { Motion } from './Motion.tsx'

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof Motion>

export default meta
type Story = StoryObj<typeof meta>

export const Replays: Story = {}
