import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import TypePage from './Type.tsx'

const meta = {
  title: 'Pages/Messages/List',
  component: TypePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof TypePage>

export default meta
type Story = StoryObj<typeof meta>

const LIST = 'message/queryList'

const story = (search: { type?: string }, sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  args: { search },
  parameters: { sandbox: { title: '消息列表', persona: 'old-customer', ...sandbox } },
  ...(play && { play }),
})

const scrolls = async () => {
  await within(document.body).findByText('第20条')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await within(document.body).findByText('后面的内容加载失败')
}

export const Everything: Story = story({})
export const OneType: Story = story({ type: 'activity' })
/** Three thousand messages; a picture of the whole page would be too long. */
export const Many: Story = { ...story({}, { persona: 'many-messages' }), tags: ['no-picture'] }
export const Strange: Story = story({}, { persona: 'strange-messages' })
export const UnknownType: Story = story({ type: 'hologram' }, { persona: 'strange-messages' })
/** The first messages are there, those after them are not. */
export const LaterOnesFailed: Story = story(
  {},
  {
    faults: [
      replies(
        LIST,
        Array.from({ length: 20 }, (_, at) => ({
          id: `M${at}`,
          title: `第${at + 1}条`,
          summary: '这是一条消息的摘要。',
          time: '2026-02-01 10:00:00',
          status: at < 3 ? 0 : 1,
        })),
        1,
      ),
      { match: LIST, fault: 'result=42020' },
    ],
  },
  scrolls,
)
export const NumberUnknown: Story = story(
  {},
  { faults: [{ match: 'user/queryUnreadMessageCount', fault: 'result=42020' }] },
)
export const None: Story = story({ type: 'order' })
export const Loading: Story = story({}, { faults: [{ match: LIST, fault: 'hang=before' }] })
export const LoadFailed: Story = story({}, { faults: [{ match: LIST, fault: 'result=42020' }] })
