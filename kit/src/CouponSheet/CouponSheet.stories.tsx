import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SavingSteps } from '../SavingSteps/index.ts'
import { twoSteps } from '../SavingSteps/samples.ts'
import { CouponSheet, type CouponSheetProps } from './index.ts'
import { everySection, manyCoupons, unavailableCoupons } from './samples.ts'

function Live(props: CouponSheetProps) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <CouponSheet
      {...props}
      selected={selected}
      none={props.none && { selected: selected.length === 0, onSelect: () => setSelected([]) }}
      onToggle={(id, section, on) => {
        const alternatives =
          section === 'raise' ? [] : (props.sections.find((part) => part.id === section)?.coupons ?? [])
        const kept = selected.filter((one) => one !== id && !alternatives.some((other) => other.id === one))
        setSelected(on ? [...kept, id] : kept)
      }}
    />
  )
}

const meta = {
  title: 'Business/CouponSheet',
  component: CouponSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    sections: everySection,
    unavailable: unavailableCoupons,
    selected: ['rate-85', 'raise-2'],
    onToggle: () => {},
    none: { selected: false, onSelect: () => {} },
    doneText: '完成，省 ¥126.38',
    onDone: () => {},
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CouponSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {}

export const Unavailable: Story = { args: { defaultTab: 'unavailable' } }

export const NoneUsed: Story = { args: { selected: [], doneText: '完成' } }

/** The option "no coupon" is hidden for this user. */
export const WithoutNone: Story = { args: { none: undefined } }

export const LimitedTimeRights: Story = {
  args: { notice: '优惠券不可与限时权益同享，选择优惠券后限时权益将取消' },
}

/** What the selected coupons take off, step by step. */
export const WithSavings: Story = {
  args: { above: <SavingSteps title="为什么省这么多" {...twoSteps} defaultOpen /> },
}

export const OneCoupon: Story = {
  args: { sections: everySection.slice(1, 2), selected: ['member-5000'], unavailable: [] },
}

export const Empty: Story = { args: { sections: [], unavailable: [], selected: [], doneText: '完成' } }

export const Busy: Story = {
  args: { sections: [], unavailable: [], selected: [], busy: true, doneText: '完成' },
}

export const TenThousand: Story = { args: { sections: manyCoupons(10_000), selected: ['rate-0'] } }

/** A phone on its side: tabs, coupons and the action scroll together. */
export const OnItsSide: Story = { tags: ['low'] }
