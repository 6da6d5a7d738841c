import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import ProofUpload from './ProofUpload.tsx'
import type { ProofUploadOptions } from './step.ts'
import { albumOf } from './testing/album.ts'

const meta = {
  title: 'Pages/Shared steps/Proof upload',
  component: ProofUpload,
  decorators: [withSandbox],
  args: { search: {}, options: { authId: '136', examples: 1 }, exit: () => Promise.resolve() },
} satisfies Meta<typeof ProofUpload>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, more: Partial<Story> = {}): Story => ({
  ...more,
  parameters: { sandbox: { title: '房贷认证', ...sandbox } },
})

const fund: ProofUploadOptions = {
  authId: '127',
  proof: '公积金缴存截图',
  guide: [
    '在支付宝或微信的城市服务中打开“公积金查询”，用本人身份登录',
    '进入“缴存明细”，页面上要有姓名、单位和最近的缴存月份',
    '截图保存，不要裁剪和涂改',
  ],
  examples: 2,
}

const sendUntil =
  (seen: RegExp): Story['play'] =>
  async () => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: '从相册选择' }))
    await body.findByText(seen)
  }

export const Empty: Story = story({})
export const Guided: Story = story({ title: '公积金认证' }, { args: { options: fund } })
export const Several: Story = story(
  { title: '消费凭证上传' },
  { args: { options: { authId: '130', proof: '消费凭证', most: 9, examples: 2 } } },
)
export const Refused: Story = story(
  { title: '公积金认证', host: albumOf('edited.jpg') },
  { args: { options: fund }, play: sendUntil(/图片疑似经过修改/) },
)
const TODAY = { allowed: true, reason: null, reasonCode: null }
const OVER = { allowed: false, reasonCode: 'tomorrow', reason: '今日认证次数已用完，请明天再试' }
export const LastTry: Story = story(
  {
    host: albumOf('blurry.jpg'),
    faults: [replies('credit/preValidator', TODAY, 1), replies('credit/preValidator', OVER)],
  },
  { play: sendUntil(/图片模糊/) },
)
export const NotAllowed: Story = story({ persona: 'credit-new' })
export const LoadFailed: Story = story({ faults: [{ match: 'credit/preValidator', fault: 'result=42020' }] })
