import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CouponCentrePage from './CouponCentre.tsx'

const meta = {
  title: 'Pages/Coupons/Centre',
  component: CouponCentrePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof CouponCentrePage>

export default meta
type Story = StoryObj<typeof meta>

const CENTRE = 'apphome/queryCouponCentre'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '领券中心', persona: 'coupon-centre', ...sandbox } },
})

export const EveryState: Story = story()
export const Visitor: Story = story({ signedIn: false })
/** Comes back from the sign-in to the coupon. */
export const BackAtACoupon: Story = { ...story(), args: { search: { coupon: 'centre-raise' } } }
export const None: Story = story({ faults: [replies(CENTRE, [])] })
export const Loading: Story = story({ faults: [{ match: CENTRE, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CENTRE, fault: 'result=500' }] })
