import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './index.ts'

const meta = { title: 'Primitives/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Turning: Story = {}
export const Large: Story = { args: { style: { fontSize: 26 } } }
