import { useHost } from '@koo/flow'
import { signIn } from '@koo/flow-account/sign-in'
import { withSandbox } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { ErrorPanel } from '@koo/host/chrome'
import { hostAround, type AroundPage } from './around.ts'

const LoginPage = lazy(async () => ({
  default: (await signIn.pages['login']!.load()).default as React.ComponentType<object>,
}))

/** A page that needs a sign-in, opened by a visitor: it asks the host for one, as the router of the app does. */
function GuardedPage() {
  const host = useHost()
  const [end, setEnd] = useState<'waiting' | 'closed' | 'code'>('waiting')
  useEffect(() => {
    host.login('/cash/home').then(
      (address) => setEnd(address === null ? 'waiting' : 'code'),
      () => setEnd('closed'),
    )
  }, [host])
  const props = { search: {}, exit: () => Promise.resolve() }
  if (end === 'code')
    return (
      <Suspense>
        <LoginPage {...props} />
      </Suspense>
    )
  const nothing = () => undefined
  return end === 'closed' && <ErrorPanel kind="login" error={null} retry={nothing} home={nothing} />
}

/**
 * What a visitor is told when the sign-in of their environment does not work, and the way on. The sentence is a toast, so
 * each kind of page has one picture.
 */
const meta = {
  title: 'Environments/Sign-in',
  component: GuardedPage,
  decorators: [withSandbox],
} satisfies Meta<typeof GuardedPage>
export default meta
type Story = StoryObj<typeof meta>

const screen = () => within(document.body)

const story = (around: AroundPage, sentence: string, way: string): Story => ({
  parameters: {
    sandbox: {
      signedIn: false,
      async prepare(world: Parameters<typeof hostAround>[0], host: object) {
        const { login } = await hostAround(world, around)
        Object.assign(host, { login })
      },
    },
  },
  async play() {
    await screen().findByText(sentence)
    await expect(await screen().findByRole('button', { name: way })).toBeVisible()
  },
})

const NO_REPLY = '登录暂时没有完成，请重试'
export const AppSilent = story({ kind: 'app-ios', manner: 'never replies' }, NO_REPLY, '重新加载')
export const AppRefuses: Story = {
  ...story({ kind: 'app-android', manner: 'refuses everything' }, NO_REPLY, '重新加载'),
  tags: ['no-picture'],
}
/** An app that is not there cannot sign in: the page of this app can. */
export const AppAbsent: Story = {
  ...story({ kind: 'app-harmony', manner: 'absent' }, '手机号登录', '获取验证码'),
  tags: ['no-picture'],
}
export const Partner: Story = {
  ...story({ kind: 'partner-app', manner: 'ordinary' }, '当前登录状态失效，请重新进入', '重新加载'),
  tags: ['no-picture'],
}
/** The customer comes back from the messenger without having agreed. */
export const MessengerRefused = story(
  {
    kind: 'messenger-browser',
    manner: 'ordinary',
    query: { state: 'koo0123456789abcdef0123456789abcdef', error: 'access_denied' },
  },
  '微信授权没有完成，请使用手机号登录',
  '获取验证码',
)
