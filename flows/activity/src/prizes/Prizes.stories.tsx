import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import PrizesPage from './Prizes.tsx'

const meta = {
  title: 'Pages/Activity/Prizes',
  component: PrizesPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof PrizesPage>

export default meta
type Story = StoryObj<typeof meta>

const ORDERS = 'activity/queryOfferOrders'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '我的奖品', persona: 'prize-orders', ...sandbox } },
})

export const EveryState: Story = story()
export const UnknownState: Story = story({
  faults: [
    replies(ORDERS, [
      { orderNum: 'J1', title: '', status: 'customs', statusText: '海关查验中，预计需要三天' },
      { orderNum: 'J2', title: '无线耳机', amount: '299.00', status: null },
    ]),
  ],
})
export const LongTexts: Story = story({
  faults: [
    replies(ORDERS, [
      {
        orderNum: 'J1',
        title: '主动降噪头戴式无线蓝牙耳机超长续航版周年纪念礼盒装（颜色随机发放）',
        amount: '1299.00',
        status: 'closed',
        statusText: '已关闭，超过7天未填写收货地址，如有疑问请联系客服',
        time: '2025-12-31 23:59:59',
      },
    ]),
  ],
})
export const None: Story = story({ persona: 'old-customer' })
export const Loading: Story = story({ faults: [{ match: ORDERS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: ORDERS, fault: 'result=42020' }] })
