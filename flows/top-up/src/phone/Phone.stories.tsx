import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy as shopCopy } from '../shop/copy.ts'
import { copy } from './copy.ts'
import PhonePage from './Phone.tsx'

const meta = {
  title: 'Pages/Top-up/Phone',
  component: PhonePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof PhonePage>

export default meta
type Story = StoryObj<typeof meta>

const OFFER = 'virtual/queryPhoneSku'

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '话费充值', persona: 'top-up-coupons', ...sandbox } },
  ...(play && { play }),
})

const screen = () => within(document.body)
const typed = (phone: string) => async () => {
  await userEvent.type(await screen().findByLabelText(copy.label), phone)
}
const NUMBER = '13812345678'
/** The article of 50 yuan is chosen. */
const chosen = async () => {
  await typed(NUMBER)()
  await userEvent.click(await screen().findByRole('radio', { name: /^50元/ }))
  await screen().findByText(shopCopy.coupon.label)
}

export const Articles: Story = story({}, typed(NUMBER))
export const Chosen: Story = story({}, chosen)
export const Coupons: Story = story({}, async () => {
  await chosen()
  await userEvent.click(await screen().findByRole('button', { name: /优惠券/ }))
})
/** The amount of the order is said before the cashier is opened. */
export const AsksBeforePaying: Story = story({}, async () => {
  await chosen()
  await userEvent.click(screen().getByRole('button', { name: shopCopy.submit }))
})
export const Refused: Story = story({}, async () => {
  await typed('13812349001')()
  await userEvent.click(await screen().findByRole('radio', { name: /^50元/ }))
  await userEvent.click(screen().getByRole('button', { name: shopCopy.submit }))
})
export const NothingTyped: Story = story()
export const VirtualNetwork: Story = story({}, typed('17012345678'))
export const Maintenance: Story = story({}, typed('13812349003'))
export const ArticlesLoading: Story = story(
  { faults: [{ match: OFFER, fault: 'hang=before' }] },
  typed(NUMBER),
)
export const LoadFailed: Story = story({ faults: [{ match: OFFER, fault: 'result=42020' }] }, typed(NUMBER))
