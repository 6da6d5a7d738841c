import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../EmptyState/index.ts'
import { TabPanel, Tabs } from './index.ts'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: '优惠与权益',
    items: [
      { value: 'usable', label: '可用', count: 3 },
      { value: 'not', label: '不可用', count: 5 },
    ],
    children: (
      <>
        <TabPanel value="usable">三张可用的券</TabPanel>
        <TabPanel value="not">
          <EmptyState title="没有不可用的券" />
        </TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = { args: { defaultValue: 'not' } }
export const OneDisabled: Story = {
  args: {
    items: [
      { value: 'usable', label: '可用', count: 3 },
      { value: 'not', label: '不可用', count: 0, disabled: true },
    ],
  },
}
