import type { Meta, StoryObj } from '@storybook/react-vite'
import { cases } from './cases.tsx'
import { DoDont } from './DoDont.tsx'

/** What a page shows while it loads has a story of its own: a skeleton is animated for ever. */
const isLoading = ({ part }: { part: string }) => part === 'Skeleton'

const meta = {
  title: 'Foundations/Do and do not',
  component: DoDont,
  tags: ['wide', 'no-picture'],
  globals: { viewport: { value: undefined } },
  args: { cases: cases.filter((each) => !isLoading(each)) },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof DoDont>

export default meta
type Story = StoryObj<typeof meta>

export const Pairs: Story = {}

export const Loading: Story = { args: { cases: cases.filter(isLoading) } }
