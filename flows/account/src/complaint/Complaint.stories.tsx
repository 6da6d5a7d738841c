import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import Complaint from './Complaint.tsx'
import { copy } from './copy.ts'

const meta = {
  title: 'Pages/Account/Complaint',
  component: Complaint,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Complaint>

export default meta
type Story = StoryObj<typeof meta>

const SAVE = 'user/saveComplaint'
const text = copy.complaint
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '投诉建议', ...sandbox } },
  ...(play && { play }),
})

const submit = async () => userEvent.click(await screen().findByRole('button', { name: text.submit }))

/** Types a complaint and sends it; `until`: what the page says then. */
const sending =
  (until: RegExp | string): Story['play'] =>
  async () => {
    await userEvent.type(await screen().findByLabelText(text.text), '3月1日在还款页点了两次，请核实。')
    await submit()
    await screen().findByText(until)
  }

export const Blank: Story = story()
export const Missing: Story = story({}, submit)
export const Received: Story = story({}, sending(text.title))
/** The sixth of a day. */
export const Full: Story = story(
  { faults: [refuses(SAVE, 42122, '您今日提交的投诉已达上限，请明日再试')] },
  sending(/已达上限/),
)
export const Offline: Story = story({ faults: [{ match: SAVE, fault: 'drop=before' }] }, sending(/网络/))
