import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Detail from './Detail.tsx'
import Overview from './Overview.tsx'

const meta = {
  title: 'Pages/Shared steps/Contacts on file',
  component: Overview,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Overview>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '紧急联系人', ...sandbox } },
})

export const Valid: Story = story({})
export const ToRenew: Story = story({ persona: 'contacts-expired' })
export const None: Story = story({ persona: 'no-contacts' })
export const LoadFailed: Story = story({
  faults: [{ match: 'credit/queryUserContact', fault: 'result=42020' }],
})
export const One: Story = { ...story({}), render: (args) => <Detail {...args} search={{ level: '1' }} /> }
export const UnknownLevel: Story = { ...story({}), render: (args) => <Detail {...args} search={{}} /> }
