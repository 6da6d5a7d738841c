import type { Meta, StoryObj } from '@storybook/react-vite'
import { MediaCapture } from './index.ts'
import { SampleCamera } from './samples.tsx'

const meta = {
  title: 'Business/MediaCapture',
  component: MediaCapture,
  args: {
    kind: 'face',
    state: 'live',
    children: <SampleCamera of="face" />,
    onShutter: () => {},
    onRetake: () => {},
    onUse: () => {},
  },
} satisfies Meta<typeof MediaCapture>

export default meta

type Story = StoryObj<typeof meta>

export const Face: Story = { args: { onFlip: () => {}, isClip: true, mirrored: true } }
export const IdFront: Story = {
  args: {
    kind: 'idFront',
    children: <SampleCamera of="idFront" />,
    onAlbum: () => {},
    onFlip: () => {},
  },
}
export const IdBack: Story = { args: { kind: 'idBack', children: <SampleCamera of="idBack" /> } }
export const Document: Story = { args: { kind: 'document', children: <SampleCamera of="document" /> } }
/** Before the camera is asked for. */
export const Idle: Story = { args: { state: 'idle', hint: '请本人正对镜头', children: undefined } }
export const Starting: Story = { args: { state: 'starting', children: undefined } }
export const TooDark: Story = { args: { warning: '光线太暗，请到明亮的地方' } }
export const Recording: Story = {
  args: { state: 'recording', isClip: true, progress: 0.4, hint: '请缓慢眨眼', onStop: () => {} },
}
export const Taken: Story = {
  args: { kind: 'idFront', state: 'taken', children: <SampleCamera of="idFront" /> },
}
export const Sending: Story = { args: { state: 'sending', progress: 0.62 } }
export const SendingUnknown: Story = { args: { state: 'sending', progress: null } }
export const Failed: Story = {
  args: { kind: 'idFront', state: 'failed', children: <SampleCamera of="idFront" />, onAlbum: () => {} },
}
export const NoPermission: Story = {
  args: {
    state: 'failed',
    children: undefined,
    failure: { title: '没有相机权限', text: '请在手机的“设置”里允许使用相机，再回到本页重新拍摄。' },
  },
}
export const LongTexts: Story = {
  args: {
    kind: 'document',
    children: <SampleCamera of="document" />,
    title: '拍摄内蒙古自治区不动产登记中心核发的不动产权证书首页',
    hint: '请将证书平放在光线充足的桌面上，四个角都要在画面之内，登记编号、权利人、坐落三行文字需要清晰可读',
  },
}
