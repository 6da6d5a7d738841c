import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { memoryStorage } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from '../copy.ts'
import KeptPictures from './KeptPictures.tsx'
import { albumOf } from '../testing/album.ts'
import type { KeptProof } from './step.ts'

const shop: KeptProof = {
  type: 'weChat',
  proof: '微信后台截图',
  guide: [
    '打开微信支付商家助手，登录店铺负责人的微信',
    '截取商户信息页，店铺名称和商户号须完整可见',
    '进入交易账单，选择{months}，截取每月收款额',
  ],
  months: true,
  examples: 3,
  most: 6,
}

const meta = {
  title: 'Pages/Shared steps/Kept pictures',
  component: KeptPictures,
  decorators: [withSandbox],
  args: { search: {}, options: shop, exit: () => Promise.resolve() },
} satisfies Meta<typeof KeptPictures>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, more: Partial<Story> = {}): Story => ({
  ...more,
  parameters: { sandbox: { title: '上传微信资料', persona: 'merchant-start', ...sandbox } },
})

const chooseUntil =
  (seen: RegExp): Story['play'] =>
  async () => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: '从相册选择' }))
    await body.findByText(seen)
  }

/** An entry of the history in which this was noted before a reload. */
const noted = (note: string): SandboxParameters['host'] => {
  const entry = memoryStorage()
  entry.setItem('pictures_weChat', note)
  return { entry }
}

export const Empty: Story = story({})
export const Sent: Story = story({ host: albumOf('bill.jpg') }, { play: chooseUntil(/已上传1张/) })
export const Refused: Story = story(
  { host: albumOf('edited.jpg') },
  { play: chooseUntil(/图片疑似经过修改/) },
)
export const Missing: Story = story(
  {},
  {
    play: async () => {
      await userEvent.click(await within(document.body).findByRole('button', { name: copy.kept.submit }))
    },
  },
)
/** A reload has lost two pictures; one had arrived. */
export const Lost: Story = story({ host: noted('1.2') })
export const Arrived: Story = story({ host: noted('2.0') })
export const Certificate: Story = story(
  { title: '上传营业执照', persona: 'merchant-passed' },
  {
    args: {
      options: { type: 'certificate', proof: '营业执照照片', guide: ['平放拍摄，四角完整，没有反光'] },
    },
  },
)
