import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { IconCalendarAdd, IconPicture } from '../Icon/index.ts'
import { SerialNumber } from '../SerialNumber/index.ts'
import { Receipt } from './index.ts'

const serial = (
  <SerialNumber value="3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d" copyLabel="复制流水号" onCopy={() => {}} />
)

const meta = {
  title: 'Business/Receipt',
  component: Receipt,
  args: {
    title: '借款回执',
    date: '3月2日',
    label: '借款金额',
    amount: '12,000',
    note: '招商银行 储蓄卡 8842',
    steps: [
      { id: 'audit', state: 'done', time: '10:00:04', title: '审核通过' },
      {
        id: 'pay',
        state: 'active',
        time: '10:21前',
        title: '机构放款中',
        text: '预计10:21前到账，可离开本页',
      },
    ],
    facts: [
      { label: '借款期数', value: '12期' },
      { label: '首次还款', value: '4月8日 ¥1,115' },
      { label: '流水号', value: serial },
    ],
    actions: (
      <>
        <Button kind="secondary" size="medium">
          <IconCalendarAdd />
          加入日历
        </Button>
        <Button kind="secondary" size="medium">
          <IconPicture />
          保存图片
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Receipt>

export default meta
type Story = StoryObj<typeof meta>

export const Loan: Story = {}

/** Everything is done, and there is little to say. */
export const Short: Story = {
  args: {
    title: '还款回执',
    label: '已还金额',
    amount: '1,115.09',
    note: undefined,
    steps: [
      { id: 'started', state: 'done', title: '已发起还款' },
      { id: 'debited', state: 'done', time: '10:00', title: '银行已扣款' },
    ],
    facts: [],
    actions: undefined,
  },
}

/** The reply had no amount: none is shown. */
export const WithoutAmount: Story = { args: { amount: undefined, steps: [], actions: undefined } }

export const Longest: Story = {
  args: {
    date: '2027年12月31日23:59:59',
    amount: '9,999,999,999.99',
    note: '内蒙古自治区农村信用社联合社股份有限公司 储蓄卡 0017',
    steps: [
      { id: 'audit', state: 'done', time: '12月31日23:59:59', title: '审核通过' },
      {
        id: 'pay',
        state: 'active',
        time: '2028年1月1日00:20前',
        title: '内蒙古自治区农村信用社联合社股份有限公司放款中',
        text: '预计2028年1月1日00:20前到账，以银行的入账通知为准，可离开本页',
      },
    ],
  },
}
