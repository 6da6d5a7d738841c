import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconClose, IconScan } from '../Icon/index.ts'
import { IconButton } from './index.ts'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: '关闭', children: <IconClose /> },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Scan: Story = { args: { label: '扫一扫', children: <IconScan /> } }
export const Disabled: Story = { args: { disabled: true } }
