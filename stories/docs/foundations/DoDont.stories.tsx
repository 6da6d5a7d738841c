import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoDont } from './DoDont.tsx'

const meta = {
  title: 'Foundations/Do and do not',
  component: DoDont,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof DoDont>

export default meta
type Story = StoryObj<typeof meta>

export const Pairs: Story = {}
