import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { ScrollRow } from './index.ts'

const meta = {
  title: 'Primitives/ScrollRow',
  component: ScrollRow,
  args: { label: '分期' },
  render: (args) => (
    <Surface>
      <ScrollRow {...args}>
        {[3, 6, 9, 12, 18, 24].map((periods) => (
          <Surface key={periods} style={{ width: 104 }}>
            {periods}期
          </Surface>
        ))}
      </ScrollRow>
    </Surface>
  ),
} satisfies Meta<typeof ScrollRow>

export default meta

type Story = StoryObj<typeof meta>

export const FromTheStart: Story = {}
export const ActiveInTheMiddle: Story = { args: { activeIndex: 3 } }
