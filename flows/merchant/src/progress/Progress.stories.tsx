import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CheckFail from './CheckFail.tsx'
import CheckSuccess from './CheckSuccess.tsx'
import OrderChecking from './OrderChecking.tsx'
import OrderSubmitted from './OrderSubmitted.tsx'
import SubmitPass from './SubmitPass.tsx'

const meta = { title: 'Pages/Merchant/Progress', decorators: [withSandbox] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ORDER = 'merchant/getLoanData'
const exit = () => Promise.resolve()
const search = {}

const story = (render: NonNullable<Story['render']>, sandbox: SandboxParameters): Story => ({
  render,
  parameters: { sandbox },
})
const order = (status: number, more: object) =>
  replies(ORDER, {
    status,
    orderNum: 'MO20260001',
    merchantName: '思远水果店',
    applyAmount: '100000.00',
    ...more,
  })
const passes = (ms: number): SandboxParameters => ({ later: ({ clock }) => clock.advance(ms) })

const submitted = () => <OrderSubmitted search={search} exit={exit} />
const inReview = { title: '申请已提交', persona: 'merchant-submitted' }
export const Submitted: Story = story(submitted, inReview)
export const TakesLonger: Story = story(submitted, { ...inReview, ...passes(320_000) })
export const Loading: Story = story(submitted, {
  ...inReview,
  faults: [{ match: ORDER, fault: 'hang=before' }],
})
export const LoadFailed: Story = story(submitted, {
  ...inReview,
  faults: [{ match: ORDER, fault: 'result=42020' }],
})

const passed = () => <SubmitPass search={search} exit={exit} />
const waits = { title: '补充资料', persona: 'merchant-passed' }
export const DocumentsWanted: Story = story(passed, waits)
export const DocumentRefused: Story = story(passed, {
  ...waits,
  faults: [
    order(3, {
      documentsUntil: '2026-03-09 10:00:00',
      documents: [
        { type: 'certificate', title: '经营许可证', status: 1 },
        { type: 'contract', title: '店铺租赁合同', status: 2, reason: '图片模糊，请重新拍摄' },
      ],
    }),
  ],
})
export const DocumentsIn: Story = story(passed, { ...waits, persona: 'merchant-documents-in' })

export const Checking: Story = story(() => <OrderChecking search={search} exit={exit} />, {
  title: '审核中',
  persona: 'merchant-reviewing',
})

const failed = () => <CheckFail search={search} exit={exit} />
const ended = (persona: string) => story(failed, { title: '审核结果', persona })
export const Refused: Story = ended('merchant-refused')
export const FinallyRefused: Story = ended('merchant-final-refused')
export const Cancelled: Story = ended('merchant-cancelled')
export const Overdue: Story = story(failed, {
  title: '审核结果',
  faults: [order(7, { reason: '逾期未补充资料，申请已自动取消' })],
})

const succeeded = () => <CheckSuccess search={search} exit={exit} />
const granted = (sandbox: SandboxParameters) =>
  story(succeeded, { title: '审核结果', persona: 'merchant-approved', ...sandbox })
export const Succeeded: Story = granted({})
export const Lowered: Story = granted({
  faults: [order(5, { loanAmount: '60000.00', canUseLoanAmount: '60000.00' })],
})
export const PartlyBorrowed: Story = granted({
  faults: [order(5, { loanAmount: '100000.00', canUseLoanAmount: '80000.00' })],
})
export const UsedUp: Story = granted({
  faults: [order(5, { loanAmount: '100000.00', canUseLoanAmount: '0.00' })],
})
export const LimitUnknown: Story = granted({ faults: [order(5, {})] })
