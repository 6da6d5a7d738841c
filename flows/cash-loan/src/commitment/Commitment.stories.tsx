import { cashUploadVideo } from '@koo/api-client/calls'
import { DeviceFailure, type Device } from '@koo/flow'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { titles } from '../definitionCopy.ts'
import { lend } from '../stories/lend.ts'
import { settled } from '../stories/settled.ts'
import Commitment from './Commitment.tsx'
import { drawnCamera } from './testing/drawnCamera.ts'
import { recordingNamed } from './testing/recording.ts'

const meta = {
  title: 'Pages/Cash loan/Commitment',
  component: Commitment,
  decorators: [withSandbox],
  args: {
    search: { amount: '12000', period: '12', card: 'C1', type: 'old' },
    exit: () => Promise.resolve(),
    options: { shows: 'text' },
  },
} satisfies Meta<typeof Commitment>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const WITHIN = { timeout: 5_000 }
const sandbox = (persona: string, parameters: SandboxParameters = {}) => ({
  sandbox: { title: titles.videoAuth, persona, ...parameters },
})
const smart = (parameters: SandboxParameters = {}): Pick<Story, 'args' | 'parameters'> => ({
  args: { search: { amount: '12000', period: '12', card: 'C1', type: 'new' }, options: { shows: 'video' } },
  parameters: sandbox('video-new', { title: titles.smartVideo, ...parameters }),
})
const camera = (capture: NonNullable<Device['capture']>): SandboxParameters => ({
  host: { device: { capture } },
})
/** Records with the camera of the app a video of this name. */
const recorded = (name: string, parameters: SandboxParameters = {}): Story => ({
  ...smart({
    ...camera(() => Promise.resolve({ file: recordingNamed(name) })),
    ...parameters,
  }),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: '开始录制' }))
    await body().findByText(/^(?:.*未检测到人脸.*|上传成功|正在上传.*|视频正在审核.*)$/)
    await settled()
  },
})

/** The last video failed: it is recorded on this page. */
export const LastVideoFailed: Story = { parameters: sandbox('video-failed') }
/** The video is recorded on the next page. */
export const TextOnly: Story = { parameters: sandbox('video-new') }
/** A loan of the special asset: a fee in the first periods only. */
export const SpecialAsset: Story = {
  args: { search: { amount: '12000', period: '24', card: 'C1', type: 'new' } },
  parameters: sandbox('video-new'),
}
export const OnFile: Story = { parameters: sandbox('video-done') }
export const FailedThreeTimes: Story = {
  parameters: sandbox('video-failed', {
    async prepare({ gateway }) {
      for (let count = 0; count < 3; count += 1)
        await cashUploadVideo(gateway, {
          file: recordingNamed('upload-fails.mp4'),
        }).catch(() => undefined)
    },
  }),
}
export const Missing: Story = { args: { search: {} }, parameters: sandbox('video-failed') }
/** No terms, because of a loan that this device does not know. */
export const LoanOpen: Story = {
  parameters: sandbox('video-failed', {
    async prepare(world) {
      await lend(world)
    },
    faults: [{ match: 'cash/preApproval', fault: 'result=42020' }],
  }),
}
export const Loading: Story = {
  parameters: sandbox('video-failed', { faults: [{ match: 'cash/preApproval', fault: 'hang=before' }] }),
}
export const LastNotLoaded: Story = {
  parameters: sandbox('video-failed', {
    faults: [{ match: 'cash/getLastVideo', fault: 'http=500' }],
    // The request is repeated before it has failed.
    later: ({ clock }) => clock.advance(10_000),
  }),
}

export const Smart: Story = smart()
export const SmartInApp: Story = {
  ...smart(camera(() => new Promise(() => undefined))),
  tags: ['no-picture'],
}
export const SmartOptional: Story = {
  ...smart(),
  parameters: sandbox('video-optional', { title: titles.smartVideo }),
}
/** The app has not answered yet: the phone's own camera is one tap away. */
export const OpeningCamera: Story = {
  ...smart(camera(() => new Promise(() => undefined))),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: '开始录制' }))
    await body().findByText('正在打开相机')
  },
}
export const NoPermission: Story = {
  ...smart(camera(() => Promise.reject(new DeviceFailure('refused', '')))),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: '开始录制' }))
    await body().findByText(/没有相机权限/)
    await settled()
  },
  tags: ['no-picture'],
}
/** Without an app: the browser's camera gives what is drawn, or nothing. */
const here = (give: () => Promise<MediaStream>, play: () => Promise<void>): Story => ({
  ...smart(),
  beforeEach: () => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = give
    return () => {
      mediaDevices.getUserMedia = open
    }
  },
  play,
})
const tap = async (name: string) => userEvent.click(await body().findByRole('button', { name }))
/** Opens the camera, and waits for its picture. */
async function openHere() {
  await tap('开始录制')
  await body().findByText('请正对镜头')
}
export const LiveHere: Story = here(drawnCamera, openHere)
export const RecordingHere: Story = here(drawnCamera, async () => {
  await openHere()
  await tap('开始录制')
  await body().findByText('00:00 / 00:20')
})
/** The length that the player shows is that of the browser's clock. */
export const TakenHere: Story = {
  ...here(drawnCamera, async () => {
    await openHere()
    await tap('开始录制')
    // The button takes one tap a second.
    await waitFor(async () => {
      const finish = body().queryByRole('button', { name: '录完了' })
      if (finish) await userEvent.click(finish)
      await expect(body().getByText('请确认视频')).toBeVisible()
    }, WITHIN)
  }),
  tags: ['no-picture'],
}
/** The permission is refused: the phone's own camera is one tap away. */
export const RefusedHere: Story = {
  ...here(
    () => Promise.reject(new DOMException('', 'NotAllowedError')),
    async () => {
      await tap('开始录制')
      await body().findByText(/没有相机或麦克风权限/)
      await settled()
    },
  ),
  tags: ['no-picture'],
}
export const Uploading: Story = recorded('good.mp4', {
  faults: [{ match: 'cash/getUploadToken', fault: 'hang=before' }],
})
/** The cloud storage does not take it: it is kept, and can be sent again. */
export const NotUploaded: Story = {
  ...recorded('upload-fails.mp4'),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: '开始录制' }))
    await body().findByRole('button', { name: '重新上传' })
    await settled()
  },
}
export const Reviewing: Story = recorded('slow-review.mp4')
export const Uploaded: Story = recorded('good.mp4')
export const Refused: Story = recorded('no-face.mp4')
