import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeLeft } from '../TimeLeft/index.ts'
import { OfferDialog } from './index.ts'

const meta = {
  title: 'Business/OfferDialog',
  component: OfferDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    title: '您有提额资格',
    offer: {
      figures: [{ label: '最高可提额', value: '2万', unit: '元' }],
      text: '借款后可申请提额，结果以审批为准。',
    },
    confirmText: '知道了',
    cancelText: '暂不需要',
  },
} satisfies Meta<typeof OfferDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is to be decided: one button. */
export const OneFigure: Story = { args: { cancelText: null } }
export const TwoFigures: Story = {
  args: {
    title: '离开前看看您的权益',
    offer: {
      figures: [
        { label: '返现', value: '88', unit: '元' },
        { label: '优惠券', value: '8.5折' },
      ],
      text: '按时借款即可使用。',
      note: '返现于2026年12月20日前有效',
    },
  },
}
export const ThreeFigures: Story = {
  args: {
    title: '您有提额和优惠券',
    offer: {
      figures: [
        { label: '限时提额', value: '2万', unit: '元' },
        { label: '会员提额', value: '5,000', unit: '元' },
        { label: '优惠券', value: '8.5折' },
      ],
    },
  },
}
export const TextOnly: Story = {
  args: {
    title: '仅差一步',
    offer: { text: '您的借款还没有提交。' },
    confirmText: '继续借款',
    cancelText: '离开',
  },
}
export const WithTimeLeft: Story = {
  args: {
    title: '降费权益生效中',
    offer: { text: '在有效时间内借款，年利率不高于权益利率。' },
    children: <TimeLeft seconds={22_509} label="剩余时间" units={['时', '分', '秒']} />,
  },
}
export const LongText: Story = {
  args: {
    title: '专属顾问欧阳娜娜尔古丽·阿卜杜热西提送您一张优惠券',
    offer: {
      figures: [
        { label: '新客户首次借款专享限时提额', value: '1,234.56万', unit: '元' },
        { label: '十二期及以上借款可用优惠券', value: '首期免息券' },
      ],
      text: '借款满5,000元、期数不少于12期且在有效期内放款成功时可用，不可与其他优惠同时使用。',
      note: '最终额度、利率以审批结果和借款合同为准，是否放款由出借机构决定。',
    },
    confirmText: '去看看这张券怎么用',
    cancelText: '这次先不使用优惠',
  },
}
