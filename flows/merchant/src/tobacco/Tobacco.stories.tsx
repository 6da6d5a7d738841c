import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses, replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import BasicInfo from './BasicInfo.tsx'
import { copy } from './copy.ts'
import Failure from './Failure.tsx'
import GoodsInfo from './GoodsInfo.tsx'
import ManageInfo from './ManageInfo.tsx'
import Tobacco from './Tobacco.tsx'

const meta = {
  title: 'Pages/Merchant/Tobacco',
  component: Tobacco,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Tobacco>

export default meta
type Story = StoryObj<typeof meta>

const DATA = 'merchant/getTobaccoLoanData'
const UPDATE = 'merchant/updateYcdAuthStatus'

const story = (
  title: string,
  sandbox: SandboxParameters,
  render?: Story['render'],
  play?: Story['play'],
): Story => ({
  parameters: { sandbox: { title, persona: 'merchant-tobacco', ...sandbox } },
  ...(render && { render }),
  ...(play && { play }),
})

/** Long enough for every part to be read, ms. */
const read = (ms: number): SandboxParameters => ({ later: ({ clock }) => clock.advance(ms) })
const basic: Story['render'] = (props) => <BasicInfo {...props} />
const manage: Story['render'] = (props) => <ManageInfo {...props} />
const goods: Story['render'] = (props) => <GoodsInfo {...props} />
const failure: Story['render'] = (props) => <Failure {...props} />

const finish = async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: copy.goods.done }))
}
const nothing = { basicInfo: null, manageInfo: null, goodsInfo: null }
const twoGoods = [
  { name: '利群（新版）', count: 120, amount: '16800.00' },
  { name: '中华（软）', count: 40, amount: '24000.00' },
]

export const Introduction: Story = story('烟草零售认证', {})
export const NoLicence: Story = story('烟草零售认证', { persona: 'merchant-start' })
export const IntroductionFailed: Story = story('烟草零售认证', {
  faults: [{ match: DATA, fault: 'result=42020' }],
})
export const Licence: Story = story('基本信息', {}, basic)
export const LicenceEnded: Story = story('基本信息', { persona: 'merchant-tobacco-ended' }, basic)
export const Trade: Story = story('经营信息', read(3_000), manage)
export const LateTrade: Story = story('经营信息', {}, manage)
export const Goods: Story = story('商品信息', read(6_000), goods)
export const NoGoods: Story = story(
  '商品信息',
  { faults: [replies(DATA, { ...nothing, goodsInfo: [] })] },
  goods,
)
export const NotRead: Story = story('商品信息', { faults: [replies(DATA, nothing)], ...read(40_000) }, goods)
export const StillReading: Story = story(
  '商品信息',
  {
    faults: [
      replies(DATA, { ...nothing, goodsInfo: twoGoods }),
      refuses(UPDATE, 42121, '经营数据读取中，请稍后再试'),
    ],
  },
  goods,
  finish,
)
export const FailedWithoutLicence: Story = story('认证结果', { persona: 'merchant-start' }, failure)
export const FailedByItsEnd: Story = story('认证结果', { persona: 'merchant-tobacco-ended' }, failure)
export const OutcomeNotLoaded: Story = story(
  '认证结果',
  { faults: [refuses('credit/preValidator', 42_020)] },
  failure,
)
