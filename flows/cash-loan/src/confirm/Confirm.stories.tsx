import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent, within } from 'storybook/test'
import { configured } from '@koo/page/testing'
import { confirmShownCosts, shownCosts } from '@koo/steps/cost/story'
import { titles } from '../definitionCopy.ts'
import { leaveOpen } from '../stories/leaveOpen.ts'
import { settled } from '../stories/settled.ts'
import { beforeResult } from '../pages.ts'
import Confirm from './Confirm.tsx'

const meta = {
  title: 'Pages/Cash loan/Confirm',
  component: Confirm,
  decorators: [withSandbox],
  args: {
    search: { amount: '12000', period: '12', card: 'C1', coupons: 'CR3,CM1' },
    exit: () => Promise.resolve(),
    options: beforeResult,
  },
} satisfies Meta<typeof Confirm>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (parameters: SandboxParameters = {}) => ({
  sandbox: { title: titles.confirm, ...parameters },
})

const body = () => within(document.body)

/** Confirms the terms: the table of costs opens. */
async function toCosts() {
  await body().findByText('综合年利率（单利）')
  await userEvent.click(await body().findByRole('checkbox'))
  await userEvent.click(await body().findByRole('button', { name: '确认借款' }))
  return within(await shownCosts())
}

async function toCode() {
  await toCosts()
  await confirmShownCosts()
  return within(await body().findByRole('dialog', { name: '短信验证' })).findByRole('textbox')
}

/** The page with the table over it, which is still to be read. */
const reading = (parameters: SandboxParameters = {}): Story => ({
  parameters: sandbox({ host: { config: configured({ costTable: { readingSeconds: 5 } }) }, ...parameters }),
  play: async () => {
    await toCosts()
    await settled()
  },
})

/** The page after this code was typed. */
const typed = (code: string, parameters: SandboxParameters = {}): Story => ({
  parameters: sandbox(parameters),
  play: async () => {
    const field = await toCode()
    if (code) await userEvent.type(field, code)
    await settled()
  },
})

export const Terms: Story = { parameters: sandbox() }

/** The lender lowered the amount: a notice with the amount before, all figures by the new amount. */
export const AmountChanged: Story = {
  args: { search: { amount: '20000', period: '12', card: 'C1', coupons: 'CR3,CM1' } },
  parameters: sandbox({ persona: 'amount-changed' }),
}
/** The plan at its eighth period: what is paid by then, and what settling the loan there costs by the rule of these terms. */
export const PlanTouched: Story = {
  parameters: sandbox({ persona: 'locked-settlement' }),
  play: async () => {
    await fireEvent.change(await body().findByRole('slider'), { target: { value: '7' } })
    await settled()
  },
}
export const LongContent: Story = {
  args: { search: { amount: '9999999', period: '24', card: 'C1' } },
  parameters: sandbox({ persona: 'long-names' }),
}
export const Loading: Story = {
  parameters: sandbox({ faults: [{ match: 'cash/preApproval', fault: 'hang=before' }] }),
}
export const NoLender: Story = {
  parameters: sandbox({ faults: [{ match: 'cash/preApproval', fault: 'result=45007' }] }),
}
/** No terms, and the lender cannot say whether a loan is open: nothing is said about loans. */
export const LoansUnknown: Story = {
  parameters: sandbox({
    faults: [
      { match: 'cash/preApproval', fault: 'result=45007' },
      { match: 'cash/queryOpenApplications', fault: 'result=42020' },
    ],
  }),
}
/** What the loan costs in all, to be read for some seconds before it is signed. */
export const Costs: Story = reading()
/** The time has passed. */
export const CostsRead: Story = {
  parameters: sandbox(),
  play: async () => {
    await toCosts()
    await settled()
  },
}
/** The lender takes the interest, and a guarantor its fee. */
export const CostsOfTwo: Story = reading({ persona: 'two-institutions' })
/** Two lenders pay a part each. */
export const CostsOfMixed: Story = {
  ...reading({ persona: 'mixed' }),
  args: { search: { amount: '30000', period: '12', card: 'C1', isMixLoan: 'true' } },
}
/** What the lender states contradicts its own terms: nothing is signed. */
export const CostsContradict: Story = {
  parameters: sandbox({ persona: 'cost-table-wrong' }),
  play: async () => {
    await body().findByText('综合年利率（单利）')
    await userEvent.click(await body().findByRole('checkbox'))
    await userEvent.click(await body().findByRole('button', { name: '确认借款' }))
    await body().findByRole('dialog', { name: '费用信息不一致' })
    await settled()
  },
}
export const ConsentMissing: Story = {
  parameters: sandbox(),
  play: async () => {
    await body().findByText('综合年利率（单利）')
    await userEvent.click(await body().findByRole('button', { name: '确认借款' }))
  },
}
export const Code: Story = typed('')
export const WrongCode: Story = {
  parameters: sandbox(),
  play: async () => {
    await userEvent.type(await toCode(), '000000')
    await body().findByText('验证码错误，请重新输入')
    await settled()
  },
}
export const CodeLocked: Story = {
  parameters: sandbox({
    faults: [{ match: 'cash/confirmAgreementSign', fault: { kind: 'result', code: 42102 } }],
  }),
  play: async () => {
    await userEvent.type(await toCode(), '000000')
    await settled()
  },
}
export const LenderInfo: Story = {
  parameters: sandbox(),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: '放款机构说明' }))
    await body().findByRole('dialog')
    await settled()
  },
}

export const Submitting: Story = typed('123456', {
  faults: [{ match: 'cash/publishV2', fault: 'hang=after' }],
})
/** The reply was lost: the page says that nothing is known, and requests the outcome. */
export const Confirming: Story = {
  parameters: sandbox({
    faults: [{ match: 'cash/getLoanAfterProcessInfo', fault: 'hang=before' }],
    prepare: leaveOpen,
  }),
}
/** The outcome stays unknown: the customer may request it again, nothing else is offered. */
export const Unresolved: Story = {
  parameters: sandbox({
    faults: [{ match: 'cash/getLoanAfterProcessInfo', fault: 'http=500' }],
    prepare: leaveOpen,
    later: ({ clock }) => clock.advance(10 * 60_000),
  }),
}
/** The server knows no such loan, requested late enough to be trusted. */
export const NotSubmitted: Story = {
  parameters: sandbox({ prepare: leaveOpen, later: ({ clock }) => clock.advance(30_000) }),
}
export const Refused: Story = {
  parameters: sandbox({ faults: [{ match: 'cash/publishV2', fault: 'result=45007' }] }),
  play: async () => {
    await userEvent.type(await toCode(), '123456')
    await body().findByText(/当前暂无可借资方/)
    await settled()
  },
}
