import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { configured } from '@koo/page/testing'
import { confirmShownCosts, shownCosts } from '@koo/steps/cost/story'
import { titles } from '../definitionCopy.ts'
import Result from '../result/Result.tsx'
import { settled } from '../stories/settled.ts'
import { resultOptions } from '../pages.ts'
import { refuse } from './testing/refuse.ts'

const meta = {
  title: 'Pages/Cash loan/One click',
  component: Result,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve(), options: resultOptions },
} satisfies Meta<typeof Result>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const sheet = async () => within(await body().findByRole('dialog', { name: '一键借款' }))
const HALF_MINUTE_MS = 30_000

/** The result page of a loan that was just refused, with the offer over it. */
const offered = (persona: string, play?: () => Promise<void>, more: SandboxParameters = {}): Story => ({
  parameters: {
    sandbox: {
      title: titles.result,
      persona,
      ...more,
      async prepare(world) {
        return { search: await refuse(world) }
      },
      later: ({ clock }) => clock.advance(HALF_MINUTE_MS),
    } satisfies SandboxParameters,
  },
  async play() {
    await sheet()
    await play?.()
    await settled()
  },
})

const tap = async (name: string | RegExp) =>
  userEvent.click(await (await sheet()).findByRole('button', { name }))
const take = async () => {
  await userEvent.click(await (await sheet()).findByRole('checkbox'))
  await tap('确认借款')
}

export const NewStyle: Story = offered('lead-new-style')
export const OldStyle: Story = offered('lead-old-style')
/** A member right on top of the coupon: what each of them saves. */
export const Right: Story = offered('lead-right')
/** A right for larger amounts: why it does not count. */
export const RightUnfit: Story = offered('lead-right-unfit')
/** The whole limit: figures are calculated again, the button cannot be used a second time. */
export const AllBorrowed: Story = offered('lead-new-style', () => tap(/全部借出/))
export const Coupons: Story = offered('lead-new-style', async () => {
  await tap(/^优惠券/)
  await body().findByRole('radio', { name: '不使用优惠券' })
})
/** Confirmed without the tick. */
export const NotTicked: Story = offered('lead-new-style', () => tap('确认借款'))
/** What the offer costs in all, before it is confirmed. */
export const Costs: Story = offered(
  'lead-new-style',
  async () => {
    await take()
    await shownCosts()
  },
  { host: { config: configured({ costTable: { readingSeconds: 5 } }) } },
)
/** The lender refuses: the customer is taken to the cash-lead page. */
export const Refused: Story = offered('lead-no-lender', async () => {
  await take()
  await confirmShownCosts()
  await body().findByText('这笔借款没有成功')
})
/** Steps and line that do not exist: nothing is published. */
export const Abnormal: Story = offered('lead-read-abnormal', async () => {
  await take()
  await body().findByText('流程异常，请重试')
})
