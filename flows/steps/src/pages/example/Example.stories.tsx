import { withSandbox } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Example from './Example.tsx'
import type { ExampleOptions } from './step.ts'

const meta = {
  title: 'Pages/Shared steps/Example',
  component: Example,
  decorators: [withSandbox],
  args: { search: {}, options: { of: 'invoice' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const story = (of: ExampleOptions['of'], title: string): Story => ({
  parameters: { sandbox: { title, signedIn: false } },
  args: { options: { of } },
})

export const Invoice: Story = story('invoice', '凭证示例')
export const Order: Story = story('order', '凭证示例')
export const Recording: Story = story('recording', '录屏教程')
