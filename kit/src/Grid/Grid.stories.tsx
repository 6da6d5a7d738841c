import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Grid } from './index.ts'

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: {
    children: [
      <Button key="later" block size="medium" kind="secondary">
        以后再说
      </Button>,
      <Button key="now" block size="medium">
        去查看可用额度
      </Button>,
    ],
  },
} satisfies Meta<typeof Grid>

export default meta

type Story = StoryObj<typeof meta>

export const TwoButtons: Story = {}
