import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import Agree from './Agree.tsx'
import { copy } from './copy.ts'

const meta = {
  title: 'Pages/Shared steps/Agree',
  component: Agree,
  decorators: [withSandbox],
  args: { search: {}, options: { product: 'dzl' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Agree>

export default meta
type Story = StoryObj<typeof meta>

const LIST = 'cash/queryLoanAgreements'
const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '协议签署', persona: 'dzl-start', ...sandbox } },
  ...(play && { play }),
})

export const Unread: Story = story({})
export const NotTicked: Story = story({}, async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: copy.submit }))
})
export const Loading: Story = story({ faults: [{ match: LIST, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: LIST, fault: 'result=42020' }] })
