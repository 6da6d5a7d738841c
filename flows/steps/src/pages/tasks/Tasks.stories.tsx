import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Tasks from './Tasks.tsx'

const meta = {
  title: 'Pages/Shared steps/Tasks',
  component: Tasks,
  decorators: [withSandbox],
  args: { search: {}, options: { raises: true }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Tasks>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '更多认证', ...sandbox } },
})

export const NothingMissing: Story = story({ persona: 'dzl-start' })
export const EverythingMissing: Story = story({ persona: 'needs-everything' })
export const ContactsBlocked: Story = story({ persona: 'contacts-failed' })
export const OnlyMissing: Story = { ...story({ persona: 'needs-face' }), args: { options: {} } }
export const LoadFailed: Story = story({
  faults: [{ match: 'cash/queryLoanButtonAuth', fault: 'result=42020' }],
})
