import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '../Amount/index.ts'
import { IconCamera } from '../Icon/index.ts'
import { Surface } from '../Surface/index.ts'
import { ProgressRing, progressRingTones } from './index.ts'

const meta = {
  title: 'Primitives/ProgressRing',
  component: ProgressRing,
  args: { label: '上传进度', value: 0.62, children: <Amount value="62" suffix="%" size="large" /> },
  decorators: [(Story) => <Surface style={{ display: 'grid', justifyItems: 'center' }}>{Story()}</Surface>],
} satisfies Meta<typeof ProgressRing>

export default meta

type Story = StoryObj<typeof meta>

export const Progress: Story = {}
/** How much of a limit is left. */
export const Limit: Story = {
  args: {
    meter: true,
    label: '可用额度',
    value: 0.76,
    valueText: '38,000元，共50,000元',
    size: 168,
    thickness: 10,
    children: (
      <>
        可用额度
        <Amount value="38,000" size="large" />
        共50,000元
      </>
    ),
  },
}
export const NothingLeft: Story = {
  args: { meter: true, label: '可用额度', value: 0, children: <Amount value="0" size="large" /> },
}
export const Full: Story = { args: { value: 1, tone: 'ok', children: '已完成' } }
/** It is not known how far: the ring turns. */
export const Unknown: Story = {
  args: { value: null, size: 72, thickness: 3, children: <IconCamera style={{ fontSize: 28 }} /> },
}
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {progressRingTones.map((tone) => (
        <ProgressRing key={tone} label={tone} value={0.4} tone={tone} size={48} thickness={5} />
      ))}
    </div>
  ),
}
/** A figure of ten digits stays inside the ring. */
export const LongFigure: Story = {
  args: {
    meter: true,
    label: '可用额度',
    value: 0.5,
    size: 168,
    children: <Amount value="9,999,999,999" size="medium" />,
  },
}
