import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import PreOrder from './PreOrder.tsx'
import PreOrderExample from './PreOrderExample.tsx'
import PreOrderResult from './PreOrderResult.tsx'

const meta = {
  title: 'Pages/Merchant/Booking',
  component: PreOrder,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof PreOrder>

export default meta
type Story = StoryObj<typeof meta>

const STATUS = 'merchant/queryReservationStatus'
const story = (title: string, sandbox: SandboxParameters, render?: Story['render']): Story => ({
  parameters: { sandbox: { title, persona: 'merchant-start', ...sandbox } },
  ...(render && { render }),
})
const result: Story['render'] = (props) => <PreOrderResult {...props} />
const booked = (status: number, statusText: string) =>
  story(
    '预约结果',
    {
      faults: [
        replies(STATUS, { reservationNo: 'RV20260001', status, statusText, visitTime: '2026-03-05 10:00' }),
      ],
    },
    result,
  )

export const Introduction: Story = story('预约借款', {})
export const AfterADeclinedOne: Story = story('预约借款', { persona: 'merchant-booking-declined' })
export const IntroductionFailed: Story = story('预约借款', {
  faults: [{ match: STATUS, fault: 'result=42020' }],
})
export const Example: Story = story('填写示例', { signedIn: false }, (props) => (
  <PreOrderExample {...props} />
))
export const Received: Story = booked(1, '预约已提交，客户经理将尽快与您联系')
export const Confirmed: Story = booked(2, '客户经理已联系您，请按预约时间等候上门')
export const Visited: Story = booked(3, '客户经理已完成上门服务')
export const Declined: Story = booked(4, '很抱歉，您所在地区暂未开通上门服务')
export const UnknownStatus: Story = booked(9, '')
export const LoadingResult: Story = story(
  '预约结果',
  { faults: [{ match: STATUS, fault: 'hang=before' }] },
  result,
)
