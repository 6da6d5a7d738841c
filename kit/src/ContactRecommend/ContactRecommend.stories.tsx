import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { ContactRecommend } from './index.ts'
import { recommended } from './samples.ts'

const meta = {
  title: 'Business/ContactRecommend',
  component: ContactRecommend,
  args: { state: 'ready', contacts: recommended, onSelect: () => {} },
} satisfies Meta<typeof ContactRecommend>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { left: 2 } }
export const Computing: Story = { args: { state: 'computing', contacts: [] } }
export const Exhausted: Story = { args: { state: 'exhausted' } }
export const OnlyOne: Story = { args: { contacts: recommended.slice(0, 1) } }
export const LongNames: Story = {
  args: {
    contacts: [
      { id: 'a', name: '阿卜杜拉·买买提·吐尔逊江·艾合买提', phone: '138****0001' },
      { id: 'b', name: '老张（楼下装修师傅，周末找）', phone: '139****0002' },
      { id: 'c', name: '妈', phone: '137****0003' },
    ],
  },
}
export const More: Story = {
  args: {
    contacts: [],
    left: 2,
    children: (
      <Button kind="text" size="medium" block>
        从手机通讯录中推荐
      </Button>
    ),
  },
}
