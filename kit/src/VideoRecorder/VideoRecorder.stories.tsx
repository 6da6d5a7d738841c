import type { Meta, StoryObj } from '@storybook/react-vite'
import { VideoRecorder } from './index.ts'

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="280" height="176"><path fill="#93a5b5" d="M0 0h280v176H0z"/><path fill="#3d4a57" d="M70 176c4-40 28-58 70-58s66 18 70 58Z"/><ellipse cx="140" cy="74" rx="38" ry="48" fill="#e3bfa2"/></svg>',
)}`

const meta = {
  title: 'Business/VideoRecorder',
  component: VideoRecorder,
  args: {
    state: 'init',
    heading: '录制承诺视频',
    hint: '请面对镜头，在20秒内清晰地朗读以下内容',
    sentence: '我是李明，我已了解本笔借款及相关费用，同意借款条款。',
    label: '尚未录制',
    actionText: '开始录制',
    onRecord: () => {},
  },
} satisfies Meta<typeof VideoRecorder>

export default meta
type Story = StoryObj<typeof meta>

export const Init: Story = {}
export const TwoWays: Story = { args: { otherText: '用手机相机录制', onOther: () => {} } }
export const Uploading: Story = {
  args: { state: 'uploading', label: '正在上传，请不要离开本页', actionText: '', onRecord: undefined },
}
export const Success: Story = {
  args: { state: 'success', label: '上传成功', actionText: '重新录制', cover: drawn, coverAlt: '承诺视频' },
}
export const SuccessWithoutCover: Story = {
  args: { state: 'success', label: '上传成功', actionText: '重新录制' },
}
export const Failed: Story = { args: { state: 'fail', label: '上传失败', actionText: '重新录制' } }
export const FailedThreeTimes: Story = {
  args: {
    state: 'fail',
    label: '上传失败',
    actionText: '重新录制',
    note: '多次上传未成功，您可以直接继续，由机构决定是否需要补录。',
  },
}
/** The camera of the page records. */
export const Recording: Story = {
  args: {
    label: '正在录制',
    actionText: '录完了',
    otherText: '用手机相机录制',
    onOther: () => {},
    cancelText: '取消',
    onCancel: () => {},
    recording: { share: 0.4, clock: '00:08 / 00:20', name: '录制进度' },
    mirrored: true,
    children: <img src={drawn} alt="" />,
  },
}
/** It may be left out: the page has the button that goes on. */
export const Quiet: Story = { args: { quiet: true, note: '视频不是必须的，也可以直接继续。' } }
export const LongTexts: Story = {
  args: {
    state: 'fail',
    sentence:
      '我是阿卜杜热合曼·买买提明·吐尔逊江，我已清楚了解本笔借款的金额、期限、每期应还金额、利息、服务费以及提前结清等全部费用，自愿借款，同意借款合同及相关协议的全部条款。',
    label: '视频中没有检测到完整的人脸，也没有检测到清晰的朗读声音，请重新录制',
    actionText: '重新录制',
    otherText: '用手机相机录制',
    onOther: () => {},
  },
}
