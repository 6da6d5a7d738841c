import { replies } from '@koo/page/testing'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import HomePage from './Home.tsx'

const meta = {
  title: 'Pages/Home/Home',
  component: HomePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

const CONTENT = 'apphome/queryContentV5'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '首页', ...sandbox } },
})

export const Customer: Story = story()
export const Visitor: Story = story({ signedIn: false })
/** Comes back from the sign-in to the coupon. */
export const BackAtACoupon: Story = {
  ...story({ persona: 'coupon-centre' }),
  args: { search: { coupon: 'centre-raise' } },
}
export const NotApplied: Story = story({ persona: 'home-not-applied' })
export const BillDue: Story = story({ persona: 'home-due' })
export const BillOverdue: Story = story({ persona: 'home-overdue' })
export const LimitEnded: Story = story({ persona: 'home-limit-ended' })
/** Four floors, as of old. */
export const SecondVersion: Story = story({ persona: 'home-v2' })
/** Unknown floors and links that may not be opened are left out. */
export const StrangeFloors: Story = story({ persona: 'home-strange' })
export const LongTexts: Story = story({ persona: 'long-texts' })
export const Empty: Story = story({
  faults: [replies(CONTENT, { sections: [] }), replies('user/getAdvert', [])],
})
export const Loading: Story = story({ faults: [{ match: CONTENT, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CONTENT, fault: 'result=42020' }] })
