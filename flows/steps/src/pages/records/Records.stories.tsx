import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { BillsPage, ChangesPage, MarkingPage, MessagesPage } from './testing/samples.tsx'

const meta = {
  title: 'Pages/Shared steps/Records',
  component: ChangesPage,
  decorators: [withSandbox],
  args: {},
} satisfies Meta<typeof ChangesPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, render?: Story['render']): Story => ({
  parameters: { sandbox: { title: '列表', ...sandbox } },
  ...(render && { render }),
})
const exit = () => Promise.resolve()
const LIST = 'message/queryList'
const messages = Array.from({ length: 20 }, (_, at) => ({
  id: `M${at}`,
  title: `第${at + 1}条消息`,
  summary: '您有一笔账单即将到期，请提前存入足够的金额',
  time: at < 8 ? '2026-03-01 10:00:00' : '2026-02-11 10:00:00',
}))
const toEnd: Story['play'] = async () => {
  await within(document.body).findByText('第20条消息')
  window.scrollTo(0, document.documentElement.scrollHeight)
}

export const TabsAndGroups: Story = story({ persona: 'raise-done' })
export const Cards: Story = story({}, () => <MarkingPage />)
export const Empty: Story = story({ faults: [replies(LIST, [])] }, () => (
  <MessagesPage search={{}} exit={exit} />
))
export const FurtherRowsComing: Story = {
  ...story({ faults: [replies(LIST, messages, 1), { match: LIST, fault: 'hang=before' }] }, () => (
    <MessagesPage search={{}} exit={exit} />
  )),
  play: toEnd,
}
export const MoreFailed: Story = {
  ...story({ faults: [replies(LIST, messages, 1), { match: LIST, fault: 'result=42020' }] }, () => (
    <MessagesPage search={{}} exit={exit} />
  )),
  play: toEnd,
}
export const Ticked: Story = {
  ...story({ persona: 'running-loan' }, () => <BillsPage search={{}} exit={exit} />),
  play: async () => {
    const [first] = await within(document.body).findAllByRole('checkbox')
    if (first) await userEvent.click(first)
  },
}
export const Loading: Story = story({ faults: [{ match: 'credit/queryLimitLog', fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: 'credit/queryLimitLog', fault: 'result=42020' }] })
