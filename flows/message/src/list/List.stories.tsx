import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy as unreadCopy } from '../unread/copy.ts'
import ListPage from './List.tsx'

const meta = {
  title: 'Pages/Messages/Centre',
  component: ListPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof ListPage>

export default meta
type Story = StoryObj<typeof meta>

const COUNTS = 'message/queryUnreadByType'
const MARK = 'message/markAllRead'

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '消息中心', persona: 'many-messages', ...sandbox } },
  ...(play && { play }),
})

const asks = async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: unreadCopy.mark }))
}
const marks = async () => {
  await asks()
  const dialog = await within(document.body).findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: unreadCopy.mark }))
}

export const Unread: Story = story()
export const AFew: Story = story({ persona: 'old-customer' })
export const AsksBeforeMarking: Story = story({}, asks)
export const NoneUnread: Story = story({}, marks)
export const BusyMarking: Story = story({ faults: [{ match: MARK, fault: 'hang=before' }] }, marks)
export const MarkingRefused: Story = story({ faults: [{ match: MARK, fault: 'result=42020' }] }, marks)
/** No message at all. */
export const None: Story = story({ persona: 'no-messages' })
export const NumberUnknown: Story = story({
  faults: [{ match: 'user/queryUnreadMessageCount', fault: 'result=42020' }],
})
export const Loading: Story = story({ faults: [{ match: COUNTS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: COUNTS, fault: 'result=42020' }] })
