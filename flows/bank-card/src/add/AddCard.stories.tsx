import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import AddCardPage from './AddCard.tsx'

const meta = {
  title: 'Pages/Bank cards/Add',
  component: AddCardPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof AddCardPage>

export default meta
type Story = StoryObj<typeof meta>

const BIND = 'user/bindBankcardV2'

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '添加银行卡', ...sandbox } },
})

export const Leaving: Story = story({})
/** The bank's page has not opened here, or in a window of its own. */
export const StillHere: Story = story({ later: ({ clock }) => clock.advance(10_000) })
export const Refused: Story = story({
  faults: [{ match: BIND, fault: { kind: 'result', code: 42111, message: '今日绑卡次数已达上限' } }],
})
export const NotAllowed: Story = story({ host: { opens: () => false } })
export const Loading: Story = story({
  faults: [{ match: 'user/queryAllBankcardList', fault: 'hang=before' }],
})
