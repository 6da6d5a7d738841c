import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import LoginPage from './Login.tsx'

const meta = {
  title: 'Pages/Account/Sign-in',
  component: LoginPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (play?: Story['play'], sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '登录', signedIn: false, ...sandbox } },
  ...(play && { play }),
})

const screen = () => within(document.body)
const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))

/** Asks for a code; `until`: what the page says then. */
async function askCode(until: string | RegExp, mobile = '13800000002'): Promise<void> {
  await userEvent.type(await screen().findByLabelText(copy.mobile), mobile)
  await userEvent.click(screen().getByRole('button', { name: '获取验证码' }))
  await screen().findByText(until)
}

const asked =
  (until: string | RegExp, mobile?: string): Story['play'] =>
  () =>
    askCode(until, mobile)

/** Signs in with this code; `until`: what the page says then. The last digit submits when the terms are agreed to. */
const signing =
  (code: string, until: string | RegExp, agrees = true): Story['play'] =>
  async () => {
    await askCode(/已发送至/)
    if (agrees) await userEvent.click(screen().getByRole('checkbox'))
    await userEvent.type(screen().getByRole('textbox', { name: '验证码' }), code)
    if (!agrees) await submit()
    await screen().findByText(until)
  }

export const Empty: Story = story()
/** Another page asked for the sign-in, and gets the customer back. */
export const Returning: Story = {
  ...story(undefined, { prepare: (_, host) => void Object.assign(host, { ownPath: () => '/cash/home' }) }),
  args: { search: { return: '/pages/credit/cash/home' } },
}
export const Missing: Story = story(submit)
export const CodeSent: Story = story(asked('已发送至138 •••• 0002'))
export const CodeWrong: Story = story(signing('000000', '验证码错误，请重新输入'))
export const NotAgreed: Story = story(signing('123456', copy.missing.agreed, false))
/** Risk control asks for a verification: its sentence, and the code as ever. */
export const Verify: Story = story(asked(/检测到您在新设备登录/, '13800000198'))
/** Risk control rejects the number: no code, and the way to the customer service. */
export const Rejected: Story = story(asked(copy.risk.help, '13800000199'))
export const RejectedByPhone: Story = story(asked(copy.risk.helpByPhone('95000'), '13800000199'), {
  host: { config: (key) => (key === 'customerService' ? { phone: '95000' } : undefined) },
})
/** Too many wrong codes: when it can be tried again. */
export const CodeLocked: Story = story(signing('000000', /10分钟后/), {
  faults: [
    {
      match: 'user/login',
      fault: { kind: 'result', code: 42102, message: '验证码错误次数过多，请10分钟后再试' },
    },
  ],
})
export const Busy: Story = story(
  async () => {
    await askCode(/已发送至/)
    await userEvent.click(screen().getByRole('checkbox'))
    await userEvent.type(screen().getByRole('textbox', { name: '验证码' }), '123456')
  },
  { faults: [{ match: 'user/login', fault: 'hang=before' }] },
)
export const CodeFailed: Story = story(asked('验证码发送失败，请重试'), {
  faults: [{ match: 'user/sendLoginCode', fault: 'drop=before' }],
})
export const Offline: Story = story(signing('123456', /网络/), {
  faults: [{ match: 'user/login', fault: 'drop=before' }],
})
