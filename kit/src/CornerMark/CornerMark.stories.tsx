import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { CornerMark, cornerMarkTones } from './index.ts'

const meta = {
  title: 'Primitives/CornerMark',
  component: CornerMark,
  args: { children: '更省' },
  render: (args) => (
    <Surface>
      12期 ¥1,087.44
      <CornerMark {...args} />
    </Surface>
  ),
} satisfies Meta<typeof CornerMark>

export default meta

type Story = StoryObj<typeof meta>

export const Benefit: Story = {}
export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {cornerMarkTones.map((tone) => (
        <Surface key={tone}>
          12期
          <CornerMark tone={tone}>快过期</CornerMark>
        </Surface>
      ))}
    </div>
  ),
}
