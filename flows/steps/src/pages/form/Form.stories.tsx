import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Certificate, texts as certificate } from './testing/Certificate.tsx'
import { Home } from './testing/Home.tsx'
import { NewPhone } from './testing/NewPhone.tsx'
import { label, Nickname, said, texts as nickname } from './testing/Nickname.tsx'

const meta = {
  title: 'Pages/Shared steps/Form',
  component: Home,
  decorators: [withSandbox],
  args: { exit: () => undefined },
} satisfies Meta<typeof Home>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, more: Omit<Story, 'parameters'> = {}): Story => ({
  parameters: { sandbox },
  ...more,
})
const screen = () => within(document.body)

/** A region, an agreement above the button, and what the server knows. */
export const Known: Story = story({ title: '收件地址' })
export const Blocked: Story = story({ title: '收件地址', persona: 'raise-blocked' })
export const LoadFailed: Story = story({
  title: '收件地址',
  faults: [{ match: 'user/selectUserData', fault: 'result=42020' }],
})
/** The code of a message. */
export const CodeSent: Story = story(
  { title: '更换手机号' },
  {
    render: ({ exit }) => <NewPhone exit={exit} />,
    play: async () => {
      await userEvent.type(await screen().findByLabelText('新手机号'), '13912345678')
      await userEvent.click(screen().getByRole('button', { name: '获取验证码' }))
      await screen().findByText(/已发送至/)
    },
  },
)
/** A picture. */
export const PictureMissing: Story = story(
  { title: '结婚证认证' },
  {
    render: ({ exit }) => <Certificate exit={exit} />,
    play: async () => {
      await userEvent.click(await screen().findByRole('button', { name: certificate.submit }))
    },
  },
)
/** What came of it, in place of the form. */
export const Outcome: Story = story(
  { title: '修改昵称' },
  {
    render: () => <Nickname search={{}} exit={() => Promise.resolve()} />,
    play: async () => {
      await userEvent.clear(await screen().findByLabelText(label))
      await userEvent.type(screen().getByLabelText(label), '小陈')
      await userEvent.click(screen().getByRole('button', { name: nickname.submit }))
      await screen().findByText(said.saved('小陈'))
    },
  },
)
/** Why it may not be filled in. */
export const Instead: Story = story(
  { title: '修改昵称', persona: 'no-profile' },
  { render: () => <Nickname search={{}} exit={() => Promise.resolve()} /> },
)
