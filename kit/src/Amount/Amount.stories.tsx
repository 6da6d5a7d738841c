import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount, amountSizes, amountTones } from './index.ts'

const meta = {
  title: 'Primitives/Amount',
  component: Amount,
  args: { unit: '¥', value: '12,000', size: 'hero' },
} satisfies Meta<typeof Amount>

export default meta

type Story = StoryObj<typeof meta>

export const Hero: Story = {}
export const Huge: Story = { args: { value: '12,345,678.90' } }
export const Saved: Story = { args: { sign: '−', value: '126.38', size: 'large', tone: 'benefit' } }
export const Former: Story = { args: { unit: undefined, value: '18.00%', size: 'small', struck: true } }
export const AllSizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {amountSizes.map((size) => (
        <div key={size}>
          <Amount size={size} unit="¥" value="1,087.44" />{' '}
          <Amount size={size} value="5" suffix="万" style={{ marginInline: 12 }} />
          <Amount size={size} value="8.5" suffix="折" tone="benefit" />
        </div>
      ))}
    </div>
  ),
}
export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {amountTones.map((tone) => (
        <Amount key={tone} tone={tone} size="large" unit="¥" value="1,087.44" />
      ))}
    </div>
  ),
}
