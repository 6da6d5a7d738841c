import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { copy } from './copy.ts'
import IdPhotosPage from './IdPhotos.tsx'
import type { IdPhotosOptions } from './step.ts'
import { cardCamera } from './testing/cardCamera.ts'

const meta = {
  title: 'Pages/Shared steps/ID photos',
  component: IdPhotosPage,
  decorators: [withSandbox],
  args: {
    search: {},
    exit: () => Promise.resolve(),
    options: { group: 'channel' } satisfies IdPhotosOptions,
  },
} satisfies Meta<typeof IdPhotosPage>

export default meta
type Story = StoryObj<typeof meta>

/** A phone whose camera takes files of these names. */
const story = (
  { names = {}, ...sandbox }: SandboxParameters & { names?: Parameters<typeof cardCamera>[0] } = {},
  play?: Story['play'],
): Story => ({
  parameters: {
    sandbox: {
      title: '上传身份证',
      persona: 'siku-one-step',
      host: { device: cardCamera(names) },
      ...sandbox,
    },
  },
  ...(play && { play }),
})

const screen = () => within(document.body)
/** The first camera button that is left belongs to the first side without a photo. */
async function takePhoto() {
  const [camera] = await screen().findAllByRole('button', { name: '拍照上传' })
  if (camera) await userEvent.click(camera)
}
const takeUntil = (photos: number, text: string) => async () => {
  for (let taken = 0; taken < photos; taken += 1) {
    const left = (await screen().findAllByRole('button', { name: '拍照上传' })).length
    await takePhoto()
    await waitFor(() => {
      if (screen().queryAllByRole('button', { name: '拍照上传' }).length >= left)
        throw new Error('No photo yet')
    })
  }
  await screen().findAllByText(new RegExp(text), { exact: false })
}
const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))

export const Empty: Story = story()
export const Missing: Story = story({}, submit)
export const Uploading: Story = story(
  { faults: [{ match: 'credit/uploadIdPhoto', fault: 'hang=before' }] },
  takeUntil(1, '50%'),
)
export const Blurry: Story = story({ names: { front: 'blurry.jpg' } }, takeUntil(1, '照片模糊'))
export const FrontRead: Story = story({}, takeUntil(1, copy.read.heading))
export const BothRead: Story = story({}, takeUntil(2, copy.read.validFrom))
/** One letter of the name was read wrong, and was not corrected. */
export const Refused: Story = story({ names: { front: 'misread.jpg' } }, async () => {
  await takeUntil(2, copy.read.validFrom)()
  await submit()
})
export const OnFile: Story = story({ persona: 'siku-ready' })
export const Loading: Story = story({ faults: [{ match: 'credit/queryIdPhoto', fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: 'credit/queryIdPhoto', fault: 'result=42020' }] })
