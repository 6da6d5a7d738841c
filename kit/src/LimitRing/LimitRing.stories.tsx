import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '../Surface/index.ts'
import { LimitRing } from './index.ts'

const meta = {
  title: 'Business/LimitRing',
  component: LimitRing,
  args: {
    available: '43,000',
    used: { size: 12_000, value: '12,000' },
    fixed: { size: 38_000, value: '38,000', note: '至2027年3月2日' },
    temporary: { size: 5_000, value: '5,000', note: '至3月17日' },
  },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof LimitRing>

export default meta

type Story = StoryObj<typeof meta>

export const ThreeArcs: Story = {}
export const NothingUsed: Story = {
  args: {
    available: '50,000',
    used: undefined,
    fixed: { size: 50_000, value: '50,000', note: '至2027年3月2日' },
    temporary: undefined,
  },
}
/** With what applies to a part of it only. */
export const WithLowFee: Story = { args: { more: [{ label: '低息试用额度', value: '20,000' }] } }
export const AllUsed: Story = {
  args: {
    available: '0',
    used: { size: 50_000, value: '50,000' },
    fixed: { size: 0, value: '0' },
    temporary: undefined,
  },
}
/** The ring alone, for a limit that was just granted. */
export const Plain: Story = {
  args: {
    plain: true,
    available: '30,000',
    used: undefined,
    fixed: { size: 1, value: '30,000' },
    temporary: undefined,
  },
}
export const LargeFigures: Story = {
  args: {
    available: '99,999,999.99',
    fixed: { size: 38_000, value: '99,999,999.99', note: '至2027年12月31日，到期后由机构决定是否续期' },
  },
}
