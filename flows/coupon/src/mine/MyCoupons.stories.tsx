import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from '../coupon/copy.ts'
import MyCouponsPage from './MyCoupons.tsx'

const meta = {
  title: 'Pages/Coupons/Mine',
  component: MyCouponsPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof MyCouponsPage>

export default meta
type Story = StoryObj<typeof meta>

const COUPONS = 'cash/queryCoupons'

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '我的优惠券', ...sandbox } },
  ...(play && { play }),
})

const show = (tab: string) => async () => {
  await userEvent.click(await within(document.body).findByRole('tab', { name: new RegExp(tab) }))
}

export const Unused: Story = story({})
export const Used: Story = story({}, show(copy.status.used))
export const Expired: Story = story({}, show(copy.status.expired))
/** Loan, mall and instalment-card coupons in every state: some cannot be used here. */
export const Kinds: Story = { ...story({ persona: 'coupon-kinds' }), tags: ['no-picture'] }
export const LongNames: Story = story({ persona: 'long-names' })
/** Ten thousand coupons; a picture of the whole page would be too long. */
export const Many: Story = { ...story({ persona: 'many' }), tags: ['no-picture'] }
export const None: Story = story({ persona: 'unverified' })
export const Loading: Story = story({ faults: [{ match: COUPONS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: COUPONS, fault: 'result=500' }] })
