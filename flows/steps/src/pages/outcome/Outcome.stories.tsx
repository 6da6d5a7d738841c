import { creditFaceAuth } from '@koo/api-client/calls'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CheckedFail from './CheckedFail.tsx'
import CheckedSuccess from './CheckedSuccess.tsx'
import ContactAddSuccess from './ContactAddSuccess.tsx'
import ContactResult from './ContactResult.tsx'
import EntryFail from './EntryFail.tsx'
import LoginFail from './LoginFail.tsx'
import Overlimit from './Overlimit.tsx'
import VideoFail from './VideoFail.tsx'
import VideoSuccess from './VideoSuccess.tsx'
import { keepRefusal } from '../../blocks/refusal.ts'

const meta = { title: 'Pages/Shared steps/Outcome', decorators: [withSandbox] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const exit = () => Promise.resolve()
const search = {}
const DAY = 24 * 60 * 60 * 1000

const story = (render: NonNullable<Story['render']>, sandbox: SandboxParameters): Story => ({
  render,
  parameters: { sandbox },
})

const refusal = { group: 'channel', preAssessed: true, leaves: 'partner' } as const
const checkedFail = () => <CheckedFail search={search} options={refusal} exit={exit} />
const failed: SandboxParameters = { title: '额度评估', persona: 'siku-failed' }
export const Refused: Story = story(checkedFail, failed)
export const RefusedMayRetry: Story = story(checkedFail, {
  ...failed,
  prepare: async ({ clock, signIn }) => {
    await clock.advance(16 * DAY)
    signIn()
  },
})
export const RefusedWithoutStatus: Story = story(checkedFail, {
  ...failed,
  faults: [{ match: 'channel/queryAssessAmountStatus', fault: 'result=42020' }],
})

const checkedSuccess = () => (
  <CheckedSuccess search={search} options={{ group: 'channel', preAssessed: false }} exit={exit} />
)
export const Granted: Story = story(checkedSuccess, { title: '额度评估', persona: 'siku-passed' })

const loginFail = () => <LoginFail search={search} options={{ partner: 'siku' }} exit={exit} />
export const LoginRefused: Story = story(loginFail, {
  title: '登录',
  persona: 'siku-start',
  signedIn: false,
  prepare: (_, host) => keepRefusal(host, '登录凭证已过期，请返回合作方重新进入'),
})
export const EntryRefused: Story = story(() => <EntryFail search={search} exit={exit} />, {
  title: '信用服务',
  persona: 'yinlian-refused',
})

export const FacePassed: Story = story(() => <VideoSuccess search={search} exit={exit} />, {
  title: '人脸识别',
})
const videoFail = () => <VideoFail search={search} options={{ leaves: 'partner' }} exit={exit} />
/** A customer whose face check failed: once, or as often as a day allows. */
const faceFailed = (token: string): SandboxParameters => ({
  title: '人脸识别',
  persona: 'needs-face',
  prepare: ({ gateway }) => creditFaceAuth(gateway, { token }),
})
export const FaceFailed: Story = story(videoFail, faceFailed('face-fail'))
export const FaceNoTryLeft: Story = story(videoFail, faceFailed('face-limit'))
export const FaceOverlimit: Story = story(() => <Overlimit search={search} exit={exit} />, {
  ...faceFailed('face-limit'),
  title: '人脸识别',
})
export const FaceUndecided: Story = story(() => <VideoSuccess search={search} exit={exit} />, {
  title: '人脸识别',
  persona: 'needs-face',
})

export const ContactsAdded: Story = story(() => <ContactAddSuccess search={search} exit={exit} />, {
  title: '添加联系人',
})
const contactResult = () => <ContactResult search={search} exit={exit} />
export const ContactsFailed: Story = story(contactResult, {
  title: '联系人认证结果',
  persona: 'contacts-failed',
})
export const ContactsPassed: Story = story(contactResult, { title: '联系人认证结果' })
export const ContactsWaiting: Story = story(contactResult, {
  title: '联系人认证结果',
  persona: 'needs-contacts',
})
