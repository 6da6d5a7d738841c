import type { Meta, StoryObj } from '@storybook/react-vite'
import { PopupBoard } from '../PopupBoard.tsx'
import { sampleOf } from './samples.ts'
import type { RewardPopupName } from './table.ts'
import { popupTexts } from './texts.ts'
import { WalletPopup } from './WalletPopup.tsx'

/** The pop-ups of the wallet on the loan page: the whole table, then those whose shape differs. */
const meta = {
  title: 'Pages/Cash loan/Pop-ups',
  component: WalletPopup,
  parameters: { layout: 'fullscreen' },
  args: { open: true, end: () => {}, onClosed: () => {}, ...shown('raiseEligible') },
} satisfies Meta<typeof WalletPopup>

export default meta
type Story = StoryObj<typeof meta>

function shown(name: RewardPopupName) {
  const { reward, node } = sampleOf(name)
  return {
    name,
    texts: popupTexts(name, reward, { node, now: Date.parse('2026-11-23T10:00:00+08:00') }),
  }
}

/** Every pop-up of the page: priority, node, condition, and what the customer sees. */
export const Table: Story = { render: () => <PopupBoard /> }

export const Transition: Story = { args: shown('lead36to24') }
export const LifetimeVip: Story = { args: shown('lifetimeVip') }
export const SalesCoupon: Story = { args: shown('salesCoupon') }
export const RateAndRaise: Story = { args: shown('rateOrRaise') }
export const Offers: Story = { args: shown('offerEntry') }
export const CashBackAndCoupon: Story = { args: shown('cashBackDouble') }
export const NoCoupon: Story = { args: shown('noCoupon') }
