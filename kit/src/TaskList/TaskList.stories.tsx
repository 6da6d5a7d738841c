import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconBank, IconCar, IconHouse, IconPerson, IconReceipt } from '../Icon/index.ts'
import { TaskList } from './index.ts'
import { raiseTasks } from './samples.ts'

const meta = {
  title: 'Primitives/TaskList',
  component: TaskList,
  args: { heading: '提升额度', tasks: raiseTasks, onOpen: () => {} },
} satisfies Meta<typeof TaskList>

export default meta

type Story = StoryObj<typeof meta>

export const EveryState: Story = {}
export const AllDone: Story = {
  args: { tasks: raiseTasks.map((task) => ({ id: task.id, title: task.title, state: 'done' as const })) },
}
/** A done task can be opened to look at it. */
export const DoneCanBeOpened: Story = {
  args: {
    tasks: [{ id: 'id', title: '身份认证', state: 'done', text: '张*满110***********3013', canOpen: true }],
  },
}
const icons = [IconPerson, IconPerson, IconBank, IconReceipt, IconHouse]
const withIcons = raiseTasks.map((task, at) => {
  const Icon = icons[at] ?? IconPerson
  return { ...task, icon: <Icon /> }
})

export const WithIcons: Story = {
  args: {
    aside: '最高可提2万元',
    tasks: [
      ...withIcons,
      { id: 'car', title: '车辆认证', state: 'open', icon: <IconCar />, reward: '额度 +3,000元' },
    ],
  },
}
/** None can be begun: the page says why, once, above the list. */
export const Locked: Story = { args: { locked: true, tasks: withIcons } }
export const Empty: Story = { args: { tasks: [] } }
export const LongNames: Story = {
  args: {
    tasks: [
      {
        id: 'a',
        title: '内蒙古自治区住房公积金管理中心缴存信息授权查询与核验',
        state: 'open',
        text: '用于核对缴存单位、缴存基数和最近十二个月的缴存记录，不会向单位发出任何通知',
        reward: '最高可提升额度200,000元，有效期180天',
      },
      { id: 'b', title: '其他资产证明', state: 'blocked', text: '请先完成上面的认证' },
    ],
  },
}
