import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { WeekStrip } from './index.ts'

const meta = {
  title: 'Business/WeekStrip',
  component: WeekStrip,
  args: {
    label: '本周签到',
    onReceive: () => {},
    days: [
      { id: '1', name: '周一', state: 'received', text: '已领取', reward: '1元券' },
      { id: '2', name: '周二', state: 'missed', text: '漏签' },
      { id: '3', name: '周三', state: 'receive', text: '领取', reward: '1元券' },
      { id: '4', name: '周四', state: 'today', text: '今日', reward: '2元券' },
      { id: '5', name: '周五', state: 'coming', text: '待签到' },
      { id: '6', name: '周六', state: 'coming', text: '待签到' },
      { id: '7', name: '周日', state: 'coming', text: '待签到', reward: '5元券' },
    ],
  },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof WeekStrip>

export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = {}
/** The reward of Wednesday is on its way. */
export const Receiving: Story = { args: { pending: '3' } }
/** A new week. */
export const Monday: Story = {
  args: {
    days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((name, place) => ({
      id: name,
      name,
      state: place === 0 ? ('today' as const) : ('coming' as const),
      text: place === 0 ? '今日' : '待签到',
    })),
  },
}
