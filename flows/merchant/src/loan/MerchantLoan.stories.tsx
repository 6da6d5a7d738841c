import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { configured } from '@koo/page/testing'
import { confirmShownCosts, shownCosts } from '@koo/steps/cost/story'
import { copy } from './copy.ts'
import MerchantLoan from './MerchantLoan.tsx'

const meta = {
  title: 'Pages/Merchant/Loan',
  component: MerchantLoan,
  decorators: [withSandbox],
  args: { search: { amount: '20000', period: '12' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof MerchantLoan>

export default meta
type Story = StoryObj<typeof meta>

const PUBLISH = 'merchant/publish'
const DATA = 'merchant/getLoanData'
const RATES = 'merchant/getLoanRateInfoV2'
const CARDS = 'user/queryAllBankcardList'

const sandbox = (parameters: SandboxParameters = {}) => ({
  sandbox: { title: '商户借款', persona: 'merchant-approved', ...parameters },
})

const body = () => within(document.body)

/** Selects, and opens the question with the figures. */
async function ask() {
  await waitFor(() => body().getAllByTestId('month-pay'))
  // The box can be ticked once the agreements are there.
  await body().findByRole('link', { name: /《个人消费借款合同》/ })
  await userEvent.click(await body().findByRole('checkbox'))
  await userEvent.click(await body().findByRole('button', { name: '立即借款' }))
  return within(await body().findByRole('dialog', { name: copy.question.title }))
}

/** Confirms the figures, once the dialog takes a tap. */
async function confirm() {
  const button = (await ask()).getByRole('button', { name: copy.question.confirm })
  await waitFor(() => userEvent.click(button))
}

/** The same, and the costs: the dialog for the code opens. */
async function toCode() {
  await confirm()
  await confirmShownCosts()
  const dialog = within(await body().findByRole('dialog', { name: '短信验证' }))
  return dialog.findByRole('textbox')
}

/** The page after this code was typed, with what shows it. */
const typed = (code: string, shown: string | RegExp, parameters: SandboxParameters = {}): Story => ({
  parameters: sandbox(parameters),
  play: async () => {
    await userEvent.type(await toCode(), code)
    await body().findByText(shown)
  },
})

/** A reply with this content. */
const content = (Content: unknown) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content },
})

/** The limit, the periods and the figures of a merchant; no coupons. */
export const Typed: Story = { parameters: sandbox() }
export const Untyped: Story = { args: { search: {} }, parameters: sandbox() }
/** Part of the limit is borrowed. */
export const Borrowed: Story = {
  args: { search: {} },
  parameters: sandbox({ persona: 'merchant-borrowed' }),
}
export const BelowLeast: Story = { args: { search: { amount: '499' } }, parameters: sandbox() }
export const AboveLimit: Story = { args: { search: { amount: '100050' } }, parameters: sandbox() }
/** What is left is less than the smallest loan. */
export const NothingLeft: Story = {
  args: { search: {} },
  parameters: sandbox({ tweak: { limit: { minimum: 100_001 } } }),
}
export const NoCard: Story = { parameters: sandbox({ faults: [{ match: CARDS, fault: content([]) }] }) }
export const Loading: Story = { parameters: sandbox({ faults: [{ match: DATA, fault: 'hang=before' }] }) }
export const LimitFailed: Story = {
  parameters: sandbox({ faults: [{ match: DATA, fault: 'result=42020' }] }),
}
export const RatesFailed: Story = {
  parameters: sandbox({ faults: [{ match: RATES, fault: 'result=45006' }] }),
}
export const EverythingFailed: Story = {
  parameters: sandbox({ faults: [DATA, RATES, CARDS].map((match) => ({ match, fault: 'result=42020' })) }),
}

/** The application has not come to a limit. */
export const NoLimit: Story = { parameters: sandbox({ persona: 'merchant-reviewing' }) }
/** The limit has run out: the server says so. */
export const LimitEnded: Story = { parameters: sandbox({ persona: 'merchant-limit-ended' }) }

/** The figures, before a code is sent. */
export const Asking: Story = {
  parameters: sandbox(),
  play: async () => void (await ask()),
}
/** What the loan costs in all, by the figures of the page. */
export const Costs: Story = {
  parameters: sandbox({ host: { config: configured({ costTable: { readingSeconds: 5 } }) } }),
  play: async () => {
    await confirm()
    await shownCosts()
  },
}
export const Code: Story = {
  parameters: sandbox(),
  play: async () => void (await toCode()),
}
export const WrongCode: Story = typed('000000', '验证码错误，请重新输入')
export const NoCode: Story = {
  parameters: sandbox({ faults: [{ match: 'merchant/sendSms', fault: 'http=503' }] }),
  play: async () => {
    await confirm()
    await confirmShownCosts()
    await body().findByText('验证码发送失败，请重试')
  },
}
/** The dialog is busy until there is a reply. */
export const SendingBusy: Story = {
  parameters: sandbox({ faults: [{ match: PUBLISH, fault: 'hang=after' }] }),
  play: async () => userEvent.type(await toCode(), '123456'),
}
/** The reply was lost: nothing is said of the loan, and the outcome is asked for. */
export const OutcomeUnknown: Story = typed('123456', '正在确认借款结果', {
  faults: [
    { match: PUBLISH, fault: 'drop=after' },
    { match: 'cash/getLoanAfterProcessInfo', fault: 'hang=before' },
  ],
})
export const Refused: Story = typed('123456', '这笔借款没有成功', {
  faults: [{ match: PUBLISH, fault: 'result=45007' }],
})
/** A proof is missing: the refusal leads to it. */
export const ProofMissing: Story = typed('123456', '去补充资料', {
  faults: [{ match: PUBLISH, fault: 'result=42131' }],
})
