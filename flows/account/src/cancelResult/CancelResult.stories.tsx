import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { closingNote, type Closing } from '../cancel/closing.ts'
import CancelResult from './CancelResult.tsx'
import { cancelResult } from './step.ts'

const meta = {
  title: 'Pages/Account/Closed',
  component: CancelResult,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof CancelResult>

export default meta
type Story = StoryObj<typeof meta>

const MAY = 'user/canLogout'

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '注销结果', step: cancelResult, ...sandbox } },
})
/** After a closing of which this is known. */
const after = (closing: Closing, sandbox: SandboxParameters = {}) =>
  story({ ...sandbox, prepare: (_, host) => closingNote(host).save(closing) })

export const Closed: Story = after('closed')
export const Unconfirmed: Story = after('sent', { faults: [{ match: MAY, fault: 'result=-4000' }] })
export const StillOpen: Story = after('sent')
export const None: Story = story({})
export const Failed: Story = after('sent', { faults: [{ match: MAY, fault: 'result=42020' }] })
export const Busy: Story = after('sent', { faults: [{ match: MAY, fault: 'hang=before' }] })
