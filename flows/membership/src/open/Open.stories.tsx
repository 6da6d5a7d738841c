import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import OpenPage from './Open.tsx'

const meta = {
  title: 'Pages/Membership/Open',
  component: OpenPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof OpenPage>

export default meta
type Story = StoryObj<typeof meta>

const INFO = 'member/queryInfo'

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '开通会员', persona: 'old-customer', ...sandbox } },
  ...(play && { play }),
})

const screen = () => within(document.body)
const choose = (name: RegExp) => async () => {
  await userEvent.click(await screen().findByRole('radio', { name }))
}
const orders = (name: RegExp, button: string) => async () => {
  await choose(name)()
  await userEvent.click(screen().getByRole('button', { name: button }))
}

export const Plans: Story = story()
/** It renews itself: when, for how much, and how that is stopped, before it is paid. */
export const RenewsItself: Story = story({}, choose(/连续包月/))
export const AsksBeforePaying: Story = story({}, orders(/连续包月/, copy.submit.open))
export const Member: Story = story({ persona: 'member' })
export const Refused: Story = story({ persona: 'member' }, orders(/^超级会员月卡/, copy.submit.renew))
export const None: Story = story({ faults: [replies(INFO, { status: 0, planList: [] })] })
export const Loading: Story = story({ faults: [{ match: INFO, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: INFO, fault: 'result=42020' }] })
