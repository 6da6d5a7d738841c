import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { VerificationIntroOptions } from './step.ts'
import VerificationIntro from './VerificationIntro.tsx'

const fund: VerificationIntroOptions = {
  authId: '127',
  points: [
    { title: '打开公积金查询页面', text: '支付宝或微信的城市服务、当地公积金中心的应用都可以' },
    { title: '截取缴存明细', text: '页面上要有姓名、单位和最近的缴存月份' },
    { title: '上传截图', text: '提交后立即审核，未通过时会说明原因' },
  ],
  next: '去上传截图',
}
const recording: VerificationIntroOptions = {
  points: [
    { title: '准备好网银', text: '请先在浏览器中确认可以登录', drawing: 'bank' },
    { title: '开始录屏', text: '点下面的按钮，在系统提示中选择开始', drawing: 'document' },
    { title: '登录网银，查看近6个月流水', text: '录屏过程不要切换到其他应用', drawing: 'magnifier' },
    { title: '等待结果', text: '通常1分钟内完成', drawing: 'clock' },
  ],
  tutorial: true,
  next: '去录屏',
}
const follow: VerificationIntroOptions = {
  authId: '132',
  points: ['关注公众号', '打开公众号主页并截图', '回到这里上传截图'],
  qr: true,
  next: '去上传截图',
}

const meta = {
  title: 'Pages/Shared steps/Verification intro',
  component: VerificationIntro,
  decorators: [withSandbox],
  args: { search: {}, options: fund, exit: () => Promise.resolve() },
} satisfies Meta<typeof VerificationIntro>

export default meta
type Story = StoryObj<typeof meta>

const story = (options: VerificationIntroOptions, sandbox: SandboxParameters = {}): Story => ({
  args: { options },
  parameters: { sandbox: { title: '公积金认证', ...sandbox } },
})
const account = (officialAccount: object, more: SandboxParameters['host'] = {}): SandboxParameters => ({
  title: '关注公众号',
  host: { config: (key) => (key === 'company' ? { officialAccount } : null), ...more },
})
const configured = { name: '示例信用服务', link: 'http://weixin.qq.com/r/sandbox-official-account' }

export const Steps: Story = story(fund)
export const Drawn: Story = story(recording, { title: '网银贷认证' })
export const Code: Story = story(follow, account(configured))
export const CodeInWeChat: Story = story(follow, account(configured, { userSource: 'WX' }))
export const NameOnly: Story = story(follow, account({ name: configured.name }))
export const NotConfigured: Story = story(follow, { title: '关注公众号' })
export const NotAllowed: Story = story(fund, { persona: 'raise-blocked' })
