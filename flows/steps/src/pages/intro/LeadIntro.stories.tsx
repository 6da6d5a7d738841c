import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import LeadIntro from './LeadIntro.tsx'

const meta = {
  title: 'Pages/Shared steps/Lead intro',
  component: LeadIntro,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof LeadIntro>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '借款服务推荐', ...sandbox } },
})

export const Offer: Story = story({ persona: 'lead-flow' })
export const NoLimit: Story = story({ persona: 'credit-new' })
export const LoadFailed: Story = story({ faults: [{ match: 'cash/getAmount', fault: 'result=42020' }] })
