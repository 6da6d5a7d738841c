import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from '../copy.ts'
import IdPictures from './IdPictures.tsx'
import { cardCamera } from '../testing/cardCamera.ts'

const meta = {
  title: 'Pages/Shared steps/ID pictures',
  component: IdPictures,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof IdPictures>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: {
    sandbox: { title: '上传证件', persona: 'merchant-draft', host: { device: cardCamera() }, ...sandbox },
  },
  ...(play && { play }),
})
const screen = () => within(document.body)
const takeFront = async () => {
  const [camera] = await screen().findAllByRole('button', { name: '拍照上传' })
  if (camera) await userEvent.click(camera)
}

export const Empty: Story = story()
export const Missing: Story = story({}, async () =>
  userEvent.click(await screen().findByRole('button', { name: copy.pictures.submit })),
)
export const OneIn: Story = story({}, takeFront)
export const Refused: Story = story({ host: { device: cardCamera({ front: 'blurry.jpg' }) } }, async () => {
  await takeFront()
  await screen().findByText(/模糊/)
})
