import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import OrdersPage from './Orders.tsx'

const meta = {
  title: 'Pages/Top-up/Orders',
  component: OrdersPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof OrdersPage>

export default meta
type Story = StoryObj<typeof meta>

const ORDERS = 'virtual/queryOrders'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '充值订单', persona: 'top-up-orders', ...sandbox } },
})

export const EveryState: Story = story()
export const UnknownState: Story = story({
  faults: [replies(ORDERS, [{ orderNum: 'Y1', title: '', amount: '49.90', status: 'held' }])],
})
export const None: Story = story({ persona: 'old-customer' })
export const Loading: Story = story({ faults: [{ match: ORDERS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: ORDERS, fault: 'result=42020' }] })
