import { withSandbox } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import PlatformDemo from './PlatformDemo.tsx'

const meta = {
  title: 'Pages/Merchant/Platform example',
  component: PlatformDemo,
  decorators: [withSandbox],
  args: { search: {}, options: { platform: 'sqb', place: 0 }, exit: () => Promise.resolve() },
} satisfies Meta<typeof PlatformDemo>

export default meta
type Story = StoryObj<typeof meta>

const story = (place: number, title: string): Story => ({
  args: { options: { platform: 'sqb', place } },
  parameters: { sandbox: { title, signedIn: false } },
})

export const Shop: Story = story(0, '收钱吧示例一')
export const Bills: Story = story(1, '收钱吧示例二')
export const Payouts: Story = story(2, '收钱吧示例三')
