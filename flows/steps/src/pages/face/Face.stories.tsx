import { DeviceFailure, type Device } from '@koo/flow'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import FacePage from './Face.tsx'
import type { FaceOptions } from './step.ts'
import { tokenApp } from './testing/cameras.ts'

const meta = {
  title: 'Pages/Shared steps/Face',
  component: FacePage,
  decorators: [withSandbox],
  args: {
    search: {},
    exit: () => Promise.resolve(),
    options: { call: 'channel', way: 'any' } satisfies FaceOptions,
  },
} satisfies Meta<typeof FacePage>

export default meta
type Story = StoryObj<typeof meta>

const story = (device: Device, play?: Story['play'], sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '人脸识别', persona: 'siku-ready', host: { device }, ...sandbox } },
  ...(play && { play }),
})
const screen = () => within(document.body)
const startUntil = (text: string) => async () => {
  await userEvent.click(await screen().findByRole('checkbox'))
  await userEvent.click(await screen().findByRole('button', { name: copy.primer.start }))
  await screen().findByText(text, { exact: false })
}
const failing = (kind: DeviceFailure['kind']): Device => ({
  capture: () => Promise.reject(new DeviceFailure(kind, '')),
})

export const Primer: Story = story({})
/** Started without the tick: the line asks for it. */
export const ConsentMissing: Story = story({}, async () => {
  await userEvent.click(await screen().findByRole('button', { name: copy.primer.start }))
  await screen().findByText(copy.primer.missing)
})
/** The app has not answered yet: the phone's own camera is one tap away. */
export const Opening: Story = story(
  { capture: () => new Promise(() => undefined) },
  startUntil('正在打开相机'),
)
export const Refused: Story = story(failing('refused'), startUntil(copy.failures.refused.title))
export const NoCamera: Story = story(failing('missing'), startUntil(copy.failures.missing.title))
export const TooOld: Story = story(failing('tooOld'), startUntil(copy.failures.tooOld.title))
export const Sending: Story = story(tokenApp('face-pass'), startUntil(copy.sending), {
  faults: [{ match: 'channel/faceVerify', fault: 'hang=before' }],
})
export const NetworkFailed: Story = story(tokenApp('face-pass'), startUntil('网络异常'), {
  faults: [{ match: 'channel/faceVerify', fault: 'drop=before' }],
})
export const TriesLeft: Story = story(tokenApp('face-fail'), startUntil('识别未通过'))
export const NoneLeft: Story = story(tokenApp('face-limit'), startUntil(copy.noneLeft))
