import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import Feedback from './Feedback.tsx'

const meta = {
  title: 'Pages/Account/Feedback',
  component: Feedback,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Feedback>

export default meta
type Story = StoryObj<typeof meta>

const KINDS = 'other/getWebConfig'
const SAVE = 'user/saveComplaint'
const screen = () => within(document.body)

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '意见反馈', ...sandbox } },
  ...(play && { play }),
})

const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))

/** Chooses a kind, types and sends; `until`: what the page says then. */
const sending =
  (until: RegExp | string): Story['play'] =>
  async () => {
    await userEvent.click(await screen().findByRole('button', { name: new RegExp(copy.kind) }))
    await userEvent.click(await screen().findByRole('radio', { name: '还款问题' }))
    await userEvent.type(screen().getByLabelText(copy.text), '账单日想改到月底')
    await submit()
    await screen().findByText(until)
  }

export const Blank: Story = story()
export const Missing: Story = story({}, submit)
export const Received: Story = story({}, sending(copy.title))
/** No more is taken today. */
export const Full: Story = story(
  { faults: [refuses(SAVE, 42122, '您今日提交的投诉已达上限，请明日再试')] },
  sending(/已达上限/),
)
export const Loading: Story = story({ faults: [{ match: KINDS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: KINDS, fault: 'result=42020' }] })
