import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBox } from './index.ts'

const meta = { title: 'Primitives/CodeBox', component: CodeBox, args: { length: 6 } } satisfies Meta<
  typeof CodeBox
>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Partial: Story = { args: { defaultValue: '40' } }
export const Full: Story = { args: { defaultValue: '402118' } }
export const Wrong: Story = { args: { defaultValue: '402118', error: '验证码错误，请重新输入' } }
export const Disabled: Story = { args: { defaultValue: '402118', disabled: true } }
export const FourBoxes: Story = { args: { length: 4, defaultValue: '40' } }
