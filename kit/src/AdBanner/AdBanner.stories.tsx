import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdBanner } from './index.ts'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 52"><rect width="72" height="52" fill="#dfe7fb"/><circle cx="50" cy="28" r="16" fill="#9db6f2"/></svg>',
)}`

const meta = {
  title: 'Business/AdBanner',
  component: AdBanner,
  args: {
    label: '广告',
    picture,
    heading: '完善资料提额度',
    text: '最高可提升2万元额度',
    actionText: '去看看',
  },
} satisfies Meta<typeof AdBanner>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}
export const WithMark: Story = { args: { mark: '推荐' } }
/** The picture is missing, or comes from a host that is not listed. */
export const WithoutPicture: Story = { args: { picture: undefined } }
export const HeadingOnly: Story = {
  args: { picture: undefined, text: undefined, actionText: undefined },
}
