import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListRow } from '../ListRow/index.ts'
import { Surface } from './index.ts'

const meta = {
  title: 'Primitives/Surface',
  component: Surface,
  args: { children: '每期1,087.44元，共12期。' },
} satisfies Meta<typeof Surface>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHeading: Story = { args: { heading: '分几期', aside: '每期应还' } }
export const OfRows: Story = {
  args: {
    pad: 'list',
    heading: '还款计划',
    children: (
      <>
        <ListRow label="还款方式" value="等额本息" />
        <ListRow label="还款日" value="每月20日" />
      </>
    ),
  },
}
