import type { PageModule } from '@koo/flow'
import { withSandbox } from '@koo/page/stage'
import { face } from '@koo/steps/face'
import { idPhotos } from '@koo/steps/id-photos'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { hostAround, type AroundPage } from './around.ts'

const pageOf = (load: () => Promise<PageModule>) =>
  lazy(async () => ({ default: (await load()).default as React.ComponentType<object> }))
const pages = { face: pageOf(face().load), photos: pageOf(idPhotos().load) }

/** A page that uses the camera of the app around it. */
function CameraPage({ page }: { page: keyof typeof pages }) {
  const Page = pages[page]
  const props = { search: {}, exit: () => Promise.resolve() }
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}

/**
 * What the customer is told when the camera of the app misbehaves, and the way on, which stays one tap away. Where that is a
 * toast, the picture shows it; where it is a state of the step's own stories, one of those has the picture.
 */
const meta = {
  title: 'Environments/Camera',
  component: CameraPage,
  decorators: [withSandbox],
  args: { page: 'photos' },
} satisfies Meta<typeof CameraPage>
export default meta
type Story = StoryObj<typeof meta>

const screen = () => within(document.body)

interface Told {
  manner: AroundPage['manner']
  version?: string
  /** What the customer taps to open the camera. */
  tap: string
  /** What they are told; null when they have closed the camera themselves. */
  sentence: string | null
  /** The button that leads on. */
  way: string
}

const story = (page: keyof typeof pages, { tap, sentence, way, ...around }: Told): Story => ({
  args: { page },
  parameters: {
    sandbox: {
      title: page === 'face' ? '人脸识别' : '上传身份证',
      persona: page === 'face' ? 'siku-ready' : 'siku-one-step',
      async prepare(world: Parameters<typeof hostAround>[0], host: object) {
        const { capture } = await hostAround(world, { kind: 'app-android', ...around })
        Object.assign(host, { capture })
      },
    },
  },
  async play() {
    const [camera] = await screen().findAllByRole('button', { name: tap })
    // The picture of a face needs a tick first.
    if (tap === '开始识别') await userEvent.click(await screen().findByRole('checkbox'))
    await userEvent.click(camera!)
    if (sentence !== null) await screen().findByText(sentence)
    const [next] = await screen().findAllByRole('button', { name: way })
    await expect(next).toBeEnabled()
  },
})

const photo = (told: Omit<Told, 'tap' | 'way'>) =>
  story('photos', { tap: '拍照上传', way: '拍照上传', ...told })
const check = (told: Omit<Told, 'tap' | 'way'>) =>
  story('face', { tap: '开始识别', way: '用手机相机拍一张', ...told })

export const PhotoRefused: Story = {
  ...photo({
    manner: 'refuses everything',
    sentence: '没有获得授权，您可以在系统设置中开启后重试，或换一种方式',
  }),
  tags: ['toast'],
}
export const PhotoWithoutBridge: Story = {
  ...photo({ manner: 'absent', sentence: '当前环境不支持该功能，请换一种方式' }),
  tags: ['toast'],
}
/** Says the same as a camera that is not there. */
export const PhotoBridgeGone: Story = {
  ...photo({ manner: 'throws', sentence: '当前环境不支持该功能，请换一种方式' }),
  tags: ['no-picture'],
}
export const PhotoInOldApp: Story = {
  ...photo({
    manner: 'ordinary',
    version: '1.9.0',
    sentence: '方法只能在大于等于2.0.0版本的版本中使用',
  }),
  tags: ['toast'],
}
export const PhotoNoReply: Story = {
  ...photo({
    manner: 'never replies',
    sentence: '暂时没有响应，请重试或换一种方式',
  }),
  tags: ['toast'],
}
/** Says the same as a camera that never replies. */
export const PhotoGarbage: Story = {
  ...photo({
    manner: 'replies with garbage',
    sentence: '暂时没有响应，请重试或换一种方式',
  }),
  tags: ['no-picture'],
}
/** Closed by the customer: nothing is said, and the same button opens it again. */
export const PhotoClosed: Story = { ...photo({ manner: 'ordinary', sentence: null }), tags: ['no-picture'] }

export const FaceRefused: Story = {
  ...check({ manner: 'refuses everything', sentence: '没有相机权限' }),
  tags: ['no-picture'],
}
export const FaceWithoutBridge: Story = {
  ...check({ manner: 'absent', sentence: '没有可用的相机' }),
  tags: ['no-picture'],
}
export const FaceInOldApp: Story = {
  ...check({ manner: 'ordinary', version: '1.9.0', sentence: '应用版本过低' }),
  tags: ['no-picture'],
}
export const FaceNoReply: Story = {
  ...check({
    manner: 'opens the camera and never comes back',
    sentence: '正在打开相机，请稍候',
  }),
  tags: ['no-picture'],
}
export const FaceTooLate = check({ manner: 'replies after ten seconds', sentence: '相机暂时没有响应' })
