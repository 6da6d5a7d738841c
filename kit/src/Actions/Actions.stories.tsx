import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Actions } from './index.ts'

const meta = {
  title: 'Primitives/Actions',
  component: Actions,
  args: {
    children: [
      <Button key="borrow" block>
        去借款
      </Button>,
      <Button key="later" block kind="text" size="medium">
        返回首页
      </Button>,
    ],
  },
} satisfies Meta<typeof Actions>

export default meta

type Story = StoryObj<typeof meta>

export const PrimaryAndText: Story = {}
