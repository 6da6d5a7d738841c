import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgreementSheet } from './index.ts'

const meta = {
  title: 'Business/AgreementSheet',
  component: AgreementSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    onOpen: () => {},
    groups: [
      {
        items: [
          { id: 'loan', name: '借款合同', note: '示例消费金融有限公司' },
          { id: 'credit', name: '个人征信查询授权书' },
          { id: 'guarantee', name: '融资担保合同', note: '示例融资担保有限公司' },
        ],
      },
    ],
  },
} satisfies Meta<typeof AgreementSheet>

export default meta
type Story = StoryObj<typeof meta>

export const OneGroup: Story = {}

/** The lead variant shows loan agreements separately. */
export const LeadVariant: Story = {
  args: {
    groups: [
      {
        title: '借款协议',
        items: [
          { id: 'loan', name: '借款合同' },
          { id: 'pay', name: '委托扣款协议' },
        ],
      },
      { title: '其他协议', items: [{ id: 'info', name: '个人信息共享授权书' }] },
    ],
    agreeText: '同意并继续',
    onAgree: () => {},
  },
}

export const Many: Story = {
  args: {
    groups: [
      {
        title: '个人征信授权书及附属协议',
        items: Array.from({ length: 12 }, (_, index) => ({
          id: String(index),
          name: `个人信息查询及使用授权书（合作机构 ${index + 1}：某某消费金融股份有限公司）`,
        })),
      },
    ],
  },
}
