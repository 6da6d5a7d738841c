import { creditOcrScreenshotAuth } from '@koo/api-client/calls'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies, type SandboxWorld } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import RaiseFail from './RaiseFail.tsx'
import RaiseResult from './RaiseResult.tsx'

const exit = () => Promise.resolve()

const meta = {
  title: 'Pages/Shared steps/Raise',
  decorators: [withSandbox],
  render: () => <RaiseResult search={{ authId: '127' }} exit={exit} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, render?: Story['render']): Story => ({
  parameters: { sandbox: { title: '提额结果', ...sandbox } },
  ...(render && { render }),
})
/** A picture that has passed for the provident fund. */
const prove = async ({ gateway }: SandboxWorld) => {
  const file = new File(['x'], 'fund.png', { type: 'image/png' })
  await creditOcrScreenshotAuth(gateway, { file, authId: '127' })
}
const CHECK = 'credit/preValidator'

export const Passed: Story = story({ prepare: prove })
export const PassedWithCampaign: Story = story({ persona: 'campaign-joined', prepare: prove })
export const LastRaise: Story = story({ persona: 'raise-done' }, () => (
  <RaiseResult search={{}} exit={exit} />
))
export const NotPassedYet: Story = story({})
export const NoneLeft: Story = story({ persona: 'raise-mixed' }, () => (
  <RaiseResult search={{ authId: '129' }} exit={exit} />
))
export const LoadFailed: Story = story({ faults: [{ match: CHECK, fault: 'result=42020' }] })

const fail = (authId: string) => () => <RaiseFail search={{ authId }} exit={exit} />
const RECORDING = replies('credit/queryPushStreamResult', {
  status: 2,
  reason: '录屏内容无法识别，请按教程重新录制',
})
export const FailedAgain: Story = story({ title: '认证结果', faults: [RECORDING] }, fail('131'))
export const FailedNoneLeft: Story = story(
  {
    title: '认证结果',
    faults: [
      RECORDING,
      replies(CHECK, { allowed: false, reasonCode: 'tomorrow', reason: '今日认证次数已用完，请明天再试' }),
    ],
  },
  fail('131'),
)
export const FailedUnknown: Story = story({ title: '认证结果' }, fail('128'))
