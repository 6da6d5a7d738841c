import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import { leftDraft } from '@koo/steps/passage/leave'
import type { Meta, StoryObj } from '@storybook/react-vite'
import WechatBind from './WechatBind.tsx'

const meta = {
  title: 'Pages/Account/WeChat',
  component: WechatBind,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof WechatBind>

export default meta
type Story = StoryObj<typeof meta>

const CHECK = 'user/checkWechatBind'
const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '绑定微信', ...sandbox } },
})

export const Bound: Story = story()
export const LongNickname: Story = story({
  faults: [
    replies(CHECK, {
      bound: true,
      nickname: '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二',
    }),
  ],
})
/** On the way to WeChat's page. */
export const Busy: Story = story({ persona: 'wechat-unbound' })
/** Back from there without a connection. */
export const Returned: Story = story({
  persona: 'wechat-unbound',
  prepare: (_, host) => leftDraft(host, 'wechat_left').save({ subject: '' }),
})
export const NotNow: Story = story({ faults: [replies(CHECK, { bound: false })] })
export const Refused: Story = story({ persona: 'wechat-unbound', host: { opens: () => false } })
export const Failed: Story = story({ faults: [{ match: CHECK, fault: 'result=42020' }] })
