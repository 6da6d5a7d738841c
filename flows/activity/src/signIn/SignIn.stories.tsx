import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses, replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { thursday } from '../testing/thursday.ts'
import { copy } from './copy.ts'
import SignInPage from './SignIn.tsx'

const meta = {
  title: 'Pages/Activity/SignIn',
  component: SignInPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof SignInPage>

export default meta
type Story = StoryObj<typeof meta>

const WEEK = 'activity/querySignIn'
const RECEIVE = 'activity/receiveSignIn'
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '每日签到', persona: 'sign-in-streak', clock: thursday(), ...sandbox } },
  ...(play && { play }),
})

const sign = async () => {
  await userEvent.click(await screen().findByRole('button', { name: copy.submit }))
  await screen().findByText(copy.today.signed)
}
const receive = async () => {
  await userEvent.click(await screen().findByRole('button', { name: /^周三/ }))
}

/** One reward is to be received, and today is not signed yet. */
export const Streak: Story = story()
export const SignedToday: Story = story({}, sign)
export const Received: Story = story({}, async () => {
  await receive()
  await screen().findByText(copy.received('充值立减1元券'))
})
/** A day was missed: the count is lost, and Sunday gives less. */
export const Missed: Story = story({ persona: 'sign-in-missed' })
export const NeverJoined: Story = story({ persona: 'old-customer' })
export const RewardRefused: Story = story(
  { faults: [refuses(RECEIVE, 42161, '该签到奖励不在本周领取范围内')] },
  async () => {
    await receive()
    await screen().findByText('该签到奖励不在本周领取范围内')
  },
)
export const SignInRefused: Story = story(
  { faults: [refuses('activity/joinSignIn', 500, '签到人数过多，请稍后再试')] },
  async () => {
    await userEvent.click(await screen().findByRole('button', { name: copy.submit }))
    await screen().findByText('签到人数过多，请稍后再试')
  },
)
export const NoDays: Story = story({ faults: [replies(WEEK, { days: [] })] })
export const Loading: Story = story({ faults: [{ match: WEEK, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: WEEK, fault: 'result=42020' }] })
