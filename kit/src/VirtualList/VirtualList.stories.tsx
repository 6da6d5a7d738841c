import type { Meta, StoryObj } from '@storybook/react-vite'
import { CouponCard } from '../CouponCard/index.ts'
import { rateCoupon } from '../CouponSheet/samples.ts'
import { VirtualList, type VirtualListProps } from './index.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)

const meta = {
  title: 'Primitives/VirtualList',
  component: VirtualList<string>,
  args: {
    items: ids(3),
    itemKey: (id) => id,
    itemSize: 96,
    children: (id) => <CouponCard coupon={{ ...rateCoupon, id, title: `借款利率券 ${id}` }} select="none" />,
  } satisfies VirtualListProps<string>,
} satisfies Meta<typeof VirtualList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
/** Only items near the view are rendered; the scroll bar has the full length. */
export const TenThousand: Story = {
  args: { items: ids(10_000) },
  tags: ['no-picture'],
}
