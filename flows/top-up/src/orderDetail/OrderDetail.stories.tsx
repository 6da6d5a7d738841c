import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderOf } from '../testing/shop.ts'
import OrderDetailPage from './OrderDetail.tsx'

const meta = {
  title: 'Pages/Top-up/Order',
  component: OrderDetailPage,
  decorators: [withSandbox],
  args: { search: { orderNum: 'Y1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof OrderDetailPage>

export default meta
type Story = StoryObj<typeof meta>

const ORDER = 'virtual/queryOrderDetail'

const story = (status: string, sandbox: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: '订单详情',
      persona: 'top-up-orders',
      ...sandbox,
      prepare: async (world) => ({ search: { orderNum: await orderOf(world, status) } }),
    } satisfies SandboxParameters,
  },
})

export const Paying: Story = story('paying')
export const Processing: Story = story('processing')
export const Charging: Story = story('paid')
export const Delivered: Story = story('delivered')
export const Failed: Story = story('failed')
export const Closed: Story = story('closed')
export const Refunding: Story = story('refunding')
export const Refunded: Story = story('refunded')
export const Gone: Story = story('none')
export const Loading: Story = story('paying', { faults: [{ match: ORDER, fault: 'hang=before' }] })
export const LoadFailed: Story = story('paying', { faults: [{ match: ORDER, fault: 'result=42020' }] })
