import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import OrderAddressPage from './OrderAddress.tsx'

const meta = {
  title: 'Pages/Activity/Order address',
  component: OrderAddressPage,
  decorators: [withSandbox],
  args: { search: { orderNum: 'JS0' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof OrderAddressPage>

export default meta
type Story = StoryObj<typeof meta>

const ADDRESSES = 'activity/queryOrderAddress'
const ORDERS = 'activity/queryOfferOrders'
const SAVE = 'activity/saveOrderAddress'
const screen = () => within(document.body)
const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))
const writeNew = async () => userEvent.click(await screen().findByRole('radio', { name: copy.isNew }))

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '填写收货地址', persona: 'prize-orders', ...sandbox } },
  ...(play && { play }),
})

export const Saved: Story = story()
export const New: Story = story({}, writeNew)
export const Missing: Story = story({}, async () => {
  await writeNew()
  await submit()
})
/** Ten are saved: no other can be written. */
export const Full: Story = story({ persona: 'ten-addresses' })
/** Nothing is saved, and the name of the prize did not load. */
export const First: Story = story({
  persona: 'old-customer',
  faults: [{ match: ORDERS, fault: 'result=42020' }],
})
export const Refused: Story = story(
  { faults: [refuses(SAVE, 42162, '该订单不存在或已无法填写收货地址')] },
  async () => {
    await submit()
    await screen().findByRole('button', { name: copy.prizes })
  },
)
export const OutcomeUnknown: Story = story({ faults: [{ match: SAVE, fault: 'drop=after' }] }, async () => {
  await submit()
  await screen().findByText(/可能已经提交成功/)
})
export const Gone: Story = { ...story(), args: { search: { orderNum: 'JS1' } } }
export const Loading: Story = story({ faults: [{ match: ADDRESSES, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: ADDRESSES, fault: 'result=42020' }] })
