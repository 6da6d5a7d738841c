import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { PageSkeleton } from '@koo/page/layout'
import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Permitted, Reward, useAuthorisation } from './index.ts'

/** A page that may start, with what it brings. */
function Start() {
  const task = useAuthorisation('127')
  return (
    <Page>
      <Surface heading={task?.title ?? '认证'} aside={<Reward reward={task?.reward} />}>
        上传公积金缴存截图
      </Surface>
    </Page>
  )
}

const meta = {
  title: 'Pages/Shared steps/Precheck',
  component: Permitted,
  decorators: [withSandbox],
  args: {
    authId: '127',
    skeleton: <PageSkeleton kind="form" count={1} />,
    exit: () => undefined,
    children: <Start />,
  },
} satisfies Meta<typeof Permitted>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '公积金认证', ...sandbox } },
})
const refused = (reasonCode: string, reason: string) =>
  story({ faults: [replies('credit/preValidator', { allowed: false, reasonCode, reason })] })

export const Allowed: Story = story({})
export const NoCredit: Story = story({ persona: 'credit-new' })
export const Frozen: Story = story({ persona: 'account-frozen' })
export const Done: Story = story({ persona: 'raise-done' })
export const Blocked: Story = story({ persona: 'raise-blocked' })
export const Tomorrow: Story = refused('tomorrow', '今日认证次数已用完，请明天再试')
export const LongReason: Story = refused(
  'other',
  '您的账户近期有一笔借款还在处理，处理完成之前不能提交新的认证资料；已经提交的资料不受影响，处理结果会在消息中通知您。',
)
export const Loading: Story = story({ faults: [{ match: 'credit/preValidator', fault: 'latency=600000' }] })
export const LoadFailed: Story = story({ faults: [{ match: 'credit/preValidator', fault: 'result=42020' }] })
