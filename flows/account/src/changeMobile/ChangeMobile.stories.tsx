import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import ChangeMobile from './ChangeMobile.tsx'
import { copy } from './copy.ts'

const meta = {
  title: 'Pages/Account/Change mobile number',
  component: ChangeMobile,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof ChangeMobile>

export default meta
type Story = StoryObj<typeof meta>

const MAY = 'user/changeMobilePrecheck'
const CHANGE = 'user/changeMobile'
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '更换手机号', ...sandbox } },
  ...(play && { play }),
})

async function askCode(mobile = '15912348888') {
  await userEvent.type(await screen().findByLabelText(copy.label), mobile)
  await userEvent.click(screen().getByRole('button', { name: '获取验证码' }))
}

/** Changes the number with this code; `until`: what the page says then. */
const changing =
  (until: RegExp | string, code = '123456'): Story['play'] =>
  async () => {
    await askCode()
    await screen().findByText(/已发送至/)
    await userEvent.type(screen().getByRole('textbox', { name: '验证码' }), code)
    await userEvent.click(screen().getByRole('button', { name: copy.submit }))
    await screen().findByText(until)
  }

export const Blank: Story = story()
export const Missing: Story = story({}, async () =>
  userEvent.click(await screen().findByRole('button', { name: copy.submit })),
)
export const CodeSent: Story = story({}, async () => {
  await askCode()
  await screen().findByText(/已发送至/)
})
export const SameNumber: Story = story({}, async () => {
  await askCode('13800000002')
  await screen().findByText(/与当前手机号相同/)
})
export const CodeWrong: Story = story({}, changing(/验证码错误/, '000000'))
export const Changed: Story = story({}, changing(copy.changed.title))
export const NoReply: Story = story(
  { faults: [{ match: CHANGE, fault: 'drop=after' }] },
  changing(/可能已经提交成功/),
)
export const NotVerified: Story = story({ persona: 'unverified' })
export const Frozen: Story = story({ persona: 'account-frozen' })
export const ChangedLately: Story = story({ persona: 'mobile-changed' })
export const InReview: Story = story({
  faults: [
    replies(MAY, {
      allowed: false,
      reason: '您有审核中的借款申请，请等待审核完成后再更换手机号',
      reasonCode: 'AUDITING',
    }),
  ],
})
export const Loading: Story = story({ faults: [{ match: MAY, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: MAY, fault: 'result=42020' }] })
