import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './index.ts'

const { IconCheck } = icons

const meta = { title: 'Primitives/Icon', component: IconCheck } satisfies Meta<typeof IconCheck>

export default meta

type Story = StoryObj<typeof meta>

/** Every icon, in three text sizes. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))', gap: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ textAlign: 'center', fontSize: 12 }}>
          <div style={{ display: 'flex', gap: 8, justifyContent: 'center', alignItems: 'center' }}>
            <Icon style={{ fontSize: 13 }} />
            <Icon style={{ fontSize: 17 }} />
            <Icon style={{ fontSize: 26 }} />
          </div>
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
}
export const Named: Story = { args: { title: '已选' } }
