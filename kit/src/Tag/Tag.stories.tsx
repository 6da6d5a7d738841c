import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag, tagTones } from './index.ts'

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { tone: 'benefit', children: '8.5折券' },
} satisfies Meta<typeof Tag>

export default meta

type Story = StoryObj<typeof meta>

export const Benefit: Story = {}
export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          限时优惠
        </Tag>
      ))}
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone} solid>
          会员专享
        </Tag>
      ))}
    </div>
  ),
}
export const TooLong: Story = {
  args: { children: '会员专享新客首期免息限时优惠券' },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
}
