import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import { ReceiptSlip } from './index.ts'

const SERIAL = '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d'

/** What a customer keeps of a receipt where nothing can be downloaded: the picture, and the repayment days. */
const meta = {
  title: 'Pages/Shared steps/Receipt',
  component: ReceiptSlip,
  decorators: [withSandbox],
  parameters: { sandbox: { title: '借款结果' } satisfies SandboxParameters },
  args: {
    title: '借款回执',
    date: '3月2日',
    label: '借款金额',
    amount: '12,000',
    note: '招商银行 储蓄卡 5670',
    steps: [
      { id: 'audit', state: 'done', time: '10:00', title: '审核通过' },
      { id: 'pay', state: 'active', time: '10:20前', title: '机构放款中' },
    ],
    serial: { label: '流水号', value: SERIAL },
    picture: {
      title: '借款回执',
      label: '借款金额',
      amount: '¥12,000.00',
      lines: [
        { label: '审核通过', value: '2026年3月2日' },
        { label: '收款账户', value: '招商银行 储蓄卡 5670' },
        { label: '借款期数', value: '12期' },
        { label: '首次还款', value: '2026年4月8日 ¥1,115.09' },
        { label: '年利率（单利）', value: '18.25%' },
        { label: '流水号', value: SERIAL },
      ],
    },
    calendar: {
      id: SERIAL,
      days: ['04', '05', '06', '07', '08', '09'].map((month, at) => ({
        day: `2026-${month}-08`,
        amount: '1,115.09',
        period: at + 1,
      })),
    },
  },
} satisfies Meta<typeof ReceiptSlip>

export default meta
type Story = StoryObj<typeof meta>

/** Presses a button of the receipt, and waits for what it opens. */
const pressed =
  (button: string, shows: string): Story['play'] =>
  async () => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: button }))
    await within(await body.findByRole('dialog')).findByText(shows)
  }

/** The sheet is as high as the picture in it, to a part of a pixel: what is drawn is tested where it is drawn. */
export const Picture: Story = { play: pressed(copy.picture, copy.pictureSheet.hint), tags: ['no-picture'] }
export const RepaymentDays: Story = { play: pressed(copy.calendar, copy.datesSheet.hint) }
