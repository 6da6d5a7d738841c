import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses, replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import CampaignPage from './CampaignPage.tsx'
import { copy } from './copy.ts'
import { campaign } from './step.ts'

const meta = {
  title: 'Pages/Activity/Campaign',
  component: CampaignPage,
  decorators: [withSandbox],
  args: { search: { campaignCode: 'borrow-season' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof CampaignPage>

export default meta
type Story = StoryObj<typeof meta>

const CAMPAIGNS = 'activity/queryCampaigns'
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '活动', ...sandbox } },
  ...(play && { play }),
})
const of = (campaignCode: string): Story => ({ ...story(), args: { search: { campaignCode } } })
const receive = async () => {
  const [first] = await screen().findAllByRole('button', { name: copy.receive })
  if (first) await userEvent.click(first)
}

export const On: Story = story()
export const Received: Story = story({}, async () => {
  await receive()
  await screen().findByRole('button', { name: copy.use })
})
export const Refused: Story = story({ faults: [refuses('activity/drawPrize', 42161, '已领完')] }, receive)
export const WithADraw: Story = of('lucky-draw')
export const Visitor: Story = story({ signedIn: false, step: campaign })
export const Early: Story = of('new-year-draw')
export const Ended: Story = of('autumn-draw')
export const Unknown: Story = of('unknown')
export const None: Story = { ...story({ faults: [replies(CAMPAIGNS, [])] }), args: { search: {} } }
export const NeitherCouponsNorDraw: Story = story({ faults: [replies('activity/queryCoupons', [])] })
export const CouponsFailed: Story = story({
  faults: [{ match: 'activity/queryCoupons', fault: 'result=42020' }],
})
export const Loading: Story = story({ faults: [{ match: CAMPAIGNS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CAMPAIGNS, fault: 'result=42020' }] })
