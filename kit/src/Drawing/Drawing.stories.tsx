import type { Meta, StoryObj } from '@storybook/react-vite'
import * as drawings from './index.ts'

const { DrawingCard } = drawings

const meta = { title: 'Primitives/Drawing', component: DrawingCard } satisfies Meta<typeof DrawingCard>

export default meta

type Story = StoryObj<typeof meta>

/** Every drawing. One family: a pale shape behind, one outline, one accent, the same ground. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))', gap: 16 }}>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 12 }}>
          <Drawing />
          {name.replace('Drawing', '')}
        </li>
      ))}
    </ul>
  ),
}
export const Named: Story = { args: { title: '银行卡' } }
