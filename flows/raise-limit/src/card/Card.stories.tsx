import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import Card from './Card.tsx'
import { copy } from './copy.ts'
import { BIND, BOUND, CARD, CARDS, LONG, REFUSED } from './testing/cards.ts'

const meta = {
  title: 'Pages/Raise limit/Credit card',
  component: Card,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

const { labels } = copy

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '信用卡认证', ...sandbox } },
  ...(play && { play }),
})

const screen = () => within(document.body)
const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))

/** Has a code sent for this card. */
async function askCode(cardNo: string): Promise<void> {
  await userEvent.type(await screen().findByLabelText(labels.cardNo), cardNo)
  await userEvent.type(screen().getByLabelText(labels.mobile), CARD.mobile)
  await userEvent.click(screen().getByRole('button', { name: '获取验证码' }))
  await screen().findByText(/已发送至/)
}

/** Binds a card with this code; `until`: what the page says then. */
const binding =
  (until: RegExp, cardNo: string = CARD.cardNo, code = '123456'): Story['play'] =>
  async () => {
    await askCode(cardNo)
    await userEvent.type(screen().getByRole('textbox', { name: labels.code }), code)
    await submit()
    await screen().findByText(until)
  }

export const None: Story = story()
export const Missing: Story = story({}, submit)
export const CodeSent: Story = story({}, () => askCode(CARD.cardNo))
export const CodeWrong: Story = story({}, binding(/验证码错误/, CARD.cardNo, '000000'))
export const Locked: Story = story(
  {
    faults: [
      { match: BIND, fault: { kind: 'result', code: 42102, message: '验证码错误次数过多，请30分钟后再试' } },
    ],
  },
  binding(/次数过多/),
)
export const NotACreditCard: Story = story({}, binding(/不是信用卡/, REFUSED.debit))
export const Duplicate: Story = story(
  {
    faults: [
      { match: BIND, fault: { kind: 'result', code: 42143, message: '该信用卡已绑定，无需重复绑定' } },
    ],
  },
  binding(/已绑定/),
)
/** The card may be bound: the list says so. */
export const NoReply: Story = story(
  { faults: [{ match: BIND, fault: 'drop=after' }] },
  binding(/可能已经提交成功/),
)
/** Another card may be added. */
export const Cards: Story = story({ faults: [replies(CARDS, [BOUND])] })
/** The verification is done, and so is adding cards. */
export const Done: Story = story({ persona: 'raise-done' })
export const LongName: Story = story({ faults: [replies(CARDS, [LONG, BOUND])] })
export const Blocked: Story = story({ persona: 'raise-blocked' })
export const NoCredit: Story = story({ persona: 'credit-new' })
export const Loading: Story = story({ faults: [{ match: CARDS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CARDS, fault: 'result=42020' }] })
