import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trade } from './testing/Trade.tsx'

const meta = {
  title: 'Pages/Shared steps/Review',
  component: Trade,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Trade>

export default meta
type Story = StoryObj<typeof meta>

const DATA = 'merchant/getTobaccoLoanData'
/** Longer than all requests of a round together, ms. */
const ROUND_MS = 31_000

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '经营信息', persona: 'merchant-tobacco', ...sandbox } },
})
const manageInfo = { openDate: '2019-05-20', level: '一星级', monthOrderCount: 8 }

export const Read: Story = story({
  faults: [
    replies(DATA, { basicInfo: null, manageInfo: { ...manageInfo, level: '五星级' }, goodsInfo: null }),
  ],
})
export const Warned: Story = story({
  faults: [replies(DATA, { basicInfo: null, manageInfo, goodsInfo: null })],
})
export const LatePart: Story = story({})
export const NotRead: Story = story({
  faults: [replies(DATA, { basicInfo: null, manageInfo: null, goodsInfo: null })],
  later: ({ clock }) => clock.advance(ROUND_MS),
})
export const Offline: Story = story({
  faults: [{ match: DATA, fault: 'drop=before' }],
  later: ({ clock }) => clock.advance(2 * ROUND_MS),
})
export const LoadFailed: Story = story({ faults: [{ match: DATA, fault: 'result=42020' }] })
export const Loading: Story = story({ faults: [{ match: DATA, fault: 'hang=before' }] })
