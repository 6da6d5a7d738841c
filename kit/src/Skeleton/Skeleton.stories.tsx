import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { Skeleton } from './index.ts'

const meta = { title: 'Primitives/Skeleton', component: Skeleton, args: { width: 160 } } satisfies Meta<
  typeof Skeleton
>

export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Block: Story = { args: { shape: 'block', width: '100%' } }
export const Circle: Story = { args: { shape: 'circle', width: undefined } }
export const OfACard: Story = {
  render: () => (
    <Surface aria-busy="true" style={{ display: 'grid', gap: 12 }}>
      <Skeleton width={88} />
      <Skeleton width={200} height={40} />
      <Skeleton width={240} />
    </Surface>
  ),
}
