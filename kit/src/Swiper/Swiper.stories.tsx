import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { Swiper } from './index.ts'

const slide = (title: string, text: string) => (
  <Surface key={title}>
    <b>{title}</b>
    <p>{text}</p>
  </Surface>
)

const meta = {
  title: 'Primitives/Swiper',
  component: Swiper,
  args: {
    label: '活动',
    children: [
      slide('完善资料提额度', '最高可提升2万元额度'),
      slide('每日签到', '连签7天领充值券'),
      slide('会员日', '借款享8.5折'),
    ],
  },
} satisfies Meta<typeof Swiper>

export default meta

type Story = StoryObj<typeof meta>

export const Still: Story = {}
/** Moves by itself, with a button that stops it. */
export const Autoplay: Story = { args: { autoplay: 3000 } }
export const Second: Story = { args: { defaultIndex: 1 } }
/** Nothing to swipe, so nothing says that there was. */
export const OneSlide: Story = { args: { children: slide('完善资料提额度', '最高可提升2万元额度') } }
