import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoanUseSheet } from './index.ts'

const meta = {
  title: 'Business/LoanUseSheet',
  component: LoanUseSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    onValueChange: () => {},
    value: { use: '10001', sub: '1000101' },
    uses: [
      {
        code: '10001',
        name: '日常消费',
        children: [
          { code: '1000101', name: '购物' },
          { code: '1000102', name: '餐饮' },
          { code: '1000103', name: '数码家电' },
        ],
      },
      {
        code: '10002',
        name: '装修',
        children: [
          { code: '1000201', name: '家具' },
          { code: '1000202', name: '建材' },
        ],
      },
      { code: '10003', name: '教育' },
      { code: '10004', name: '医疗健康' },
      { code: '10005', name: '旅游' },
    ],
  },
} satisfies Meta<typeof LoanUseSheet>

export default meta
type Story = StoryObj<typeof meta>

export const FirstLevel: Story = {}

export const NothingChosen: Story = { args: { value: undefined } }

/** The second level is shown first, when the sheet opens in the middle of a selection. */
export const SecondLevel: Story = { args: { defaultInside: '10001' } }
