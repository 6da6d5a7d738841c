import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import Export from './Export.tsx'

const meta = {
  title: 'Pages/Account/Export',
  component: Export,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Export>

export default meta
type Story = StoryObj<typeof meta>

const KNOWN = 'user/selectUserData'
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '个人信息导出', ...sandbox } },
  ...(play && { play }),
})

/** Asks for a code; `until`: what the page says then. */
const asking =
  (until: RegExp | string): Story['play'] =>
  async () => {
    await userEvent.click(await screen().findByRole('button', { name: '获取验证码' }))
    await screen().findByText(until)
  }

/** Types this code and submits. */
const confirming =
  (until: RegExp | string, code = '123456'): Story['play'] =>
  async (context) => {
    await asking(/已发送至/)?.(context)
    await userEvent.type(screen().getByRole('textbox', { name: '验证码' }), code)
    await userEvent.click(screen().getByRole('button', { name: copy.submit }))
    await screen().findByText(until)
  }

export const Blank: Story = story()
export const CodeSent: Story = story({}, asking(/已发送至/))
export const CodeWrong: Story = story({}, confirming(/验证码错误/, '000000'))
export const Received: Story = story({}, confirming(copy.done.title))
export const WithoutAddress: Story = story({ persona: 'no-profile' })
export const AddressMissing: Story = story({ persona: 'no-profile' }, asking(/填写接收文件的邮箱/))
export const NotVerified: Story = story({ persona: 'unverified' }, asking('请先完成实名认证'))
export const Frozen: Story = story({ persona: 'account-frozen' }, asking(/已冻结/))
export const ExportedLately: Story = story({ persona: 'export-recent' }, asking(/再次申请/))
export const Loading: Story = story({ faults: [{ match: KNOWN, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: KNOWN, fault: 'result=42020' }] })
