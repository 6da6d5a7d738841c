import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import {
  contingentItems,
  discountedLoan,
  longTexts,
  mixedLoan,
  partneredLoan,
  plainLoan,
  waivedLoan,
} from '../CostDisclosure/samples.ts'
import { manualTimer } from '../reading/manualTimer.ts'
import { CostDisclosureSheet } from './index.ts'
import { sheetWords } from './samples.ts'

/** Time stands still, so that pictures do not differ, until a story lets it pass. */
const timer = manualTimer()

const meta = {
  title: 'Business/CostDisclosureSheet',
  component: CostDisclosureSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    costs: plainLoan,
    words: sheetWords,
    onConfirm: () => {},
    timer,
  },
} satisfies Meta<typeof CostDisclosureSheet>

export default meta

type Story = StoryObj<typeof meta>

/** Nothing has to be read for a time. */
export const PlainLoan: Story = {}
export const WithCoupon: Story = { args: { costs: discountedLoan } }
export const Waived: Story = { args: { costs: waivedLoan } }
export const TwoInstitutions: Story = { args: { costs: mixedLoan } }
export const PartnersFee: Story = { args: { costs: partneredLoan } }
export const Contingent: Story = { args: { costs: { ...plainLoan, contingent: contingentItems } } }
export const Longest: Story = { args: { costs: longTexts } }
export const LongWords: Story = {
  args: {
    words: {
      ...sheetWords,
      title: '个人贷款综合融资成本明示表（线上版）',
      nothingElse: '除本表列明的利息和费用外，贷款人及合作机构不再向您收取任何费用。',
      confirm: '我已阅读并确认以上成本',
      back: '返回修改借款金额',
    },
  },
}
export const Reading: Story = { args: { seconds: 5, costs: { ...plainLoan, method: undefined } } }
export const Read: Story = {
  args: { seconds: 5, costs: { ...discountedLoan, method: undefined } },
  play: () => timer.pass(5_000),
}
/** Never ends, so that a picture shows it. */
const sending = (): unknown => new Promise(() => {})

/** Confirmed after the time of reading, and being sent. */
export const Confirming: Story = {
  args: {
    seconds: 5,
    costs: { ...partneredLoan, contingent: contingentItems },
    onConfirm: sending,
  },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement.ownerDocument.body)
    await timer.pass(5_000)
    await userEvent.click(await sheet.findByRole('button', { name: '已阅读并确认' }))
    await expect(sheet.getByRole('button', { name: '已阅读并确认' })).toHaveAttribute('aria-busy', 'true')
  },
}
