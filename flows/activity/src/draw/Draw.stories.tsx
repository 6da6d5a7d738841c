import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import DrawPage from './Draw.tsx'

const meta = {
  title: 'Pages/Activity/Draw',
  component: DrawPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof DrawPage>

export default meta
type Story = StoryObj<typeof meta>

const DRAW = 'activity/drawPrize'
const CAMPAIGNS = 'activity/queryCampaigns'
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '抽奖', persona: 'lucky', ...sandbox } },
  ...(play && { play }),
})
/** A customer whose first draw wins this. */
const wins = (prize: string): SandboxParameters => ({
  tweak: { home: { draw: { perDay: 4, first: [prize] } } },
})
const tap = async () => {
  await userEvent.click(await screen().findByRole('button', { name: '第2张卡片' }))
}
const drawn = (text: string) => async () => {
  await tap()
  await screen().findByText(text)
}

export const Covered: Story = story()
/** The answer is not there: nothing has turned. */
export const DrawingBusy: Story = story({ faults: [{ match: DRAW, fault: 'hang=before' }] }, tap)
export const WonArticle: Story = story({}, drawn(copy.won.article))
export const WonLimit: Story = story(wins('limit-500'), drawn(copy.won.limit))
export const WonCoupon: Story = story(wins('discount-70'), drawn(copy.won.coupon))
export const WonNothing: Story = story(wins('thanks'), drawn(copy.won.nothing))
export const ReplyLost: Story = story({ faults: [{ match: DRAW, fault: 'drop=after' }] }, drawn(copy.unknown))
export const NoneLeft: Story = story({ persona: 'no-draws' })
export const Early: Story = { ...story(), args: { search: { campaignCode: 'new-year-draw' } } }
export const Ended: Story = { ...story(), args: { search: { campaignCode: 'autumn-draw' } } }
export const Unknown: Story = { ...story(), args: { search: { campaignCode: 'unknown' } } }
export const Loading: Story = story({ faults: [{ match: CAMPAIGNS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CAMPAIGNS, fault: 'result=42020' }] })
