import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import Cancel from './Cancel.tsx'
import { copy } from './copy.ts'
import { ALL } from './testing/obstacles.ts'

const meta = {
  title: 'Pages/Account/Close',
  component: Cancel,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Cancel>

export default meta
type Story = StoryObj<typeof meta>

const MAY = 'user/canLogout'
const CLOSE = 'user/closeAccount'
const screen = () => within(document.body)
const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '注销账号', ...sandbox } },
  ...(play && { play }),
})

/** Ticks, types this code and submits: the question is open. */
async function ask(code = '123456') {
  await userEvent.click(await screen().findByRole('checkbox', { name: copy.understood }))
  await userEvent.click(screen().getByRole('button', { name: '获取验证码' }))
  await screen().findByText(/已发送至/)
  await userEvent.type(screen().getByRole('textbox', { name: '验证码' }), code)
  await submit()
  await screen().findByText(copy.confirm.title)
}

/** Answers the question; `until`: what the page says then. */
const closing =
  (until: RegExp, code?: string): Story['play'] =>
  async () => {
    await ask(code)
    const dialog = within(screen().getByRole('dialog'))
    // It takes no taps while it opens.
    await waitFor(() => userEvent.click(dialog.getByRole('button', { name: copy.confirm.confirmText })))
    await screen().findByText(until)
  }

export const Blank: Story = story()
export const Missing: Story = story({}, submit)
export const Question: Story = story({}, () => ask())
export const CodeWrong: Story = story({}, closing(/验证码错误/, '000000'))
export const NoReply: Story = story(
  { faults: [{ match: CLOSE, fault: 'drop=after' }] },
  closing(/可能已经提交成功/),
)
export const OpenLoan: Story = story({ persona: 'running-loan' })
export const EveryObstacle: Story = story({ faults: [replies(MAY, { allowed: false, reasons: ALL })] })
export const Loading: Story = story({ faults: [{ match: MAY, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: MAY, fault: 'result=42020' }] })
