import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import Profile from './Profile.tsx'

const meta = {
  title: 'Pages/Account/Profile',
  component: Profile,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Profile>

export default meta
type Story = StoryObj<typeof meta>

const KNOWN = 'user/selectUserData'
const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '个人资料', ...sandbox } },
  ...(play && { play }),
})
const screen = () => within(document.body)
const editing = (label: string) => async () => {
  await userEvent.click(await screen().findByRole('button', { name: new RegExp(`^${label}`) }))
  await screen().findByRole('button', { name: copy.save })
}
const saving = (label: string, text: string) => async () => {
  await editing(label)()
  await userEvent.clear(screen().getByLabelText(label))
  await userEvent.type(screen().getByLabelText(label), text)
  await userEvent.click(screen().getByRole('button', { name: copy.save }))
}

export const Known: Story = story({})
export const Blank: Story = story({ persona: 'no-profile' })
export const Unverified: Story = story({ persona: 'unverified' })
export const NoNickname: Story = story({ persona: 'no-nickname' })
export const LongTexts: Story = story({ persona: 'long-texts' })
export const Nickname: Story = story({}, editing(copy.labels.nickname))
export const Address: Story = story({}, editing(copy.labels.address))
export const WrongEmail: Story = story({}, saving(copy.labels.email, 'ming@'))
export const Refused: Story = story(
  {
    faults: [
      {
        match: 'user/updateUserData',
        fault: { kind: 'result', code: 400, message: '昵称含有不支持的字符，请修改后重试' },
      },
    ],
  },
  saving(copy.labels.nickname, '新的昵称'),
)
/** Opened for a page that needs the e-mail address. */
export const ForItsEmail: Story = { ...story({ persona: 'no-profile' }), args: { search: { edit: 'email' } } }
export const Loading: Story = story({ faults: [{ match: KNOWN, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: KNOWN, fault: 'result=42020' }] })
