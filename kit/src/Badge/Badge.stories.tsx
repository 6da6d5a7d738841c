import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconBell } from '../Icon/index.ts'
import { Badge } from './index.ts'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { count: 3, label: '3条未读消息', children: <IconBell style={{ fontSize: 24 }} /> },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const Count: Story = {}
export const Many: Story = { args: { count: 1200, label: '1200条未读消息' } }
export const Dot: Story = { args: { count: null, dot: true, label: '有新消息' } }
/** Nothing is new. */
export const None: Story = { args: { count: 0 } }
/** At the end of a row. */
export const InTheLine: Story = { args: { children: undefined } }
