import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { UploadField, type PickPictures, type Upload } from './index.ts'
import { photoOf, uploadSample } from './samples.ts'

const meta = {
  title: 'Primitives/UploadField',
  component: UploadField,
  args: { label: '营业执照', hint: '四角完整、字迹清晰、没有反光', max: 3, upload: uploadSample },
} satisfies Meta<typeof UploadField>

export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** A host whose album always returns the same pictures. */
const album =
  (...hues: number[]): PickPictures =>
  () =>
    Promise.all(hues.map((hue) => photoOf(hue, `photo-${hue}.jpg`)))

const pick: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '从相册选择' }))
}

/** Adds pictures and waits until something is visible. */
const pickUntil =
  (text: string): Play =>
  async (context) => {
    await pick(context)
    await within(context.canvasElement).findByText(text)
  }

const half: Upload = (_file, { onProgress }) => {
  onProgress(0.68)
  return new Promise(() => {})
}

/** Accepts the first picture and rejects the second. */
const oneRefused: Upload = (file) =>
  file.name.includes('20')
    ? Promise.reject(new Error('图片疑似经过修改，请上传原始图片'))
    : Promise.resolve({ id: file.name })

export const Empty: Story = { args: { required: true } }
export const Uploading: Story = { args: { pick: album(210), upload: half }, play: pickUntil('68%') }
/** The camera of the app has taken a picture, which arrives in parts. */
export const Arriving: Story = {
  args: {
    pick: (_source, _room, { onProgress }) => {
      onProgress(0.42)
      return new Promise(() => {})
    },
  },
  play: pickUntil('42%'),
}
export const Uploaded: Story = { args: { pick: album(210, 150) }, play: pickUntil('已上传2张') }
export const Full: Story = { args: { pick: album(210, 150, 30) }, play: pickUntil('已上传3张') }
export const OneRefused: Story = {
  args: {
    pick: album(210, 20),
    upload: oneRefused,
    failureText: (failure) => (failure instanceof Error ? failure.message : undefined),
  },
  play: pickUntil('第2张：图片疑似经过修改，请上传原始图片'),
}
export const TooMany: Story = {
  args: { pick: album(210, 150, 30, 60) },
  play: pickUntil('最多上传3张，请重新选择'),
}
/** A photo of more than the limit, as the newest cameras make it. */
export const TooLarge: Story = {
  args: {
    maxKb: 10_000,
    pick: async () => [new File([await photoOf(210), new Uint8Array(10_000_000)], 'photo-210.jpg')],
  },
  play: pickUntil('单张图片不能超过10 MB，请重新选择'),
}
export const Invalid: Story = { args: { error: '请上传营业执照' } }
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#9db8d2" d="M0 0h4v3H0z"/><path fill="#eef3f8" d="M.6.5h2.8v2H.6z"/></svg>',
)}`

/** Pictures of an earlier visit; the second one cannot be shown. */
export const EarlierPictures: Story = {
  args: {
    defaultValue: [{ id: 'front', url: drawing }, { id: 'back' }],
  },
}
export const ReadOnly: Story = { args: { defaultValue: [{ id: 'front' }], readOnly: true } }
export const Disabled: Story = { args: { defaultValue: [{ id: 'front' }], disabled: true } }
export const CameraOnly: Story = { args: { sources: ['camera'], max: 1 } }
/** One side of an ID card over the whole width. */
export const IdFront: Story = { args: { label: '身份证人像面', slot: 'idFront', max: 1 } }
export const IdBack: Story = {
  args: { label: '身份证国徽面', slot: 'idBack', max: 1, error: '请拍摄国徽面' },
}
export const IdFilled: Story = {
  args: { label: '身份证人像面', slot: 'idFront', max: 1, defaultValue: [{ id: 'front', url: drawing }] },
}
export const Preview: Story = {
  args: { pick: album(210) },
  play: async (context) => {
    await pickUntil('已上传1张')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '查看第1张' }))
    await within(document.body).findByRole('dialog')
  },
}
