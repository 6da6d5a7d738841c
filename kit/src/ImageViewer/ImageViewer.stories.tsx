import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ImageProvider } from '../images/index.ts'
import { ImageViewer } from './index.ts'
import { documents } from './samples.ts'

const meta = {
  title: 'Primitives/ImageViewer',
  component: ImageViewer,
  args: { open: true, onOpenChange: () => {}, images: documents },
} satisfies Meta<typeof ImageViewer>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Portrait: Story = { args: { initialIndex: 2 } }
export const OnePicture: Story = { args: { images: documents.slice(0, 1) } }
export const Zoomed: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: '放大' }))
  },
}
export const Failed: Story = {
  args: { images: [{ id: 'broken', url: 'data:image/png;base64,broken', alt: '营业执照' }, ...documents] },
}
/** A picture on a host that is not listed is not asked for. */
export const NotAllowed: Story = {
  decorators: [(Story) => <ImageProvider allow={() => false}>{Story()}</ImageProvider>],
}
export const LongCaption: Story = {
  args: {
    images: documents.map((image) => ({
      ...image,
      alt: '内蒙古自治区市场监督管理局核发的营业执照副本照片（加盖公章）',
    })),
  },
}
