import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityWindow } from './index.ts'

/** A drawn picture: addresses of servers are not loaded in stories. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#eaf0ff"/><circle cx="300" cy="90" r="60" fill="#1f4fd8"/><rect x="40" y="180" width="220" height="28" rx="6" fill="#1f4fd8"/><rect x="40" y="222" width="150" height="16" rx="4" fill="#737a88"/></svg>',
)}`

const meta = {
  title: 'Business/ActivityWindow',
  component: ActivityWindow,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '完善资料，额度更高',
    content: {
      kind: 'button',
      text: '补充工作信息后，最快当天重新评估额度。',
      actionText: '去完善',
      onAction: () => {},
    },
  },
} satisfies Meta<typeof ActivityWindow>

export default meta
type Story = StoryObj<typeof meta>

const picture = {
  kind: 'picture',
  picture: PICTURE,
  actionText: '提额活动，查看详情',
  onAction: () => {},
} as const
const protocol = {
  kind: 'protocol',
  text: '您的征信查询授权已经过期。重新授权后，系统将尽快为您重新评估额度；不授权不影响已经借出的款项。',
  agreement: '个人征信查询授权书',
  onOpenAgreement: () => {},
  consentLead: '我已阅读并同意',
  consentTail: '',
  consent: false,
  onConsentChange: () => {},
  actionText: '同意并提交',
  onAction: () => {},
} as const
const expired = { title: '征信授权已过期' }

export const Picture: Story = { args: { title: '提额活动', content: picture } }
/** The picture may not be loaded, or does not load. */
export const NoPicture: Story = { args: { title: '提额活动', content: { ...picture, picture: undefined } } }
export const WithButton: Story = {}
export const LongText: Story = {
  args: {
    title: '关于调整部分客户还款日和短信通知时间的重要通知',
    content: {
      kind: 'button',
      text: '自12月1日起，还款日为29日、30日和31日的客户，在没有这一天的月份里，还款日是当月的最后一天。\n提醒短信会在还款日前三天的上午发送。自动还款的扣款时间不变。',
      actionText: '我知道了',
      onAction: () => {},
    },
  },
}
export const Protocol: Story = { args: { ...expired, content: protocol } }
export const ProtocolTicked: Story = { args: { ...expired, content: { ...protocol, consent: true } } }
export const ProtocolSubmitting: Story = {
  args: { ...expired, content: { ...protocol, consent: true, pending: true } },
}
