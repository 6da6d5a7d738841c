import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import ProofUpload from './ProofUpload.tsx'

const meta = {
  title: 'Pages/Shared steps/Proof upload',
  component: ProofUpload,
  decorators: [withSandbox],
  args: { search: {}, options: { authId: '136', example: true }, exit: () => Promise.resolve() },
} satisfies Meta<typeof ProofUpload>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '房贷认证', ...sandbox } },
})

export const Empty: Story = story({})
export const NotAllowed: Story = story({ persona: 'credit-new' })
export const LoadFailed: Story = story({ faults: [{ match: 'credit/preValidator', fault: 'result=42020' }] })
