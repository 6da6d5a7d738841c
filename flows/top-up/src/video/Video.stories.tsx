import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import VideoPage from './Video.tsx'

const meta = {
  title: 'Pages/Top-up/Video',
  component: VideoPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof VideoPage>

export default meta
type Story = StoryObj<typeof meta>

const OFFER = 'virtual/queryVideoSku'

const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '视频会员充值', persona: 'top-up-coupons', ...sandbox } },
})

export const Articles: Story = story()
export const LongNames: Story = story({
  faults: [
    replies(OFFER, {
      skuList: [
        { skuId: 'V1', name: '云端影院电视会员年卡（含超清画质与四台设备同时观看）', price: '99999.99' },
        { skuId: 'V2', name: '周卡', price: '9.90', faceValue: '15.00', enabled: false },
      ],
    }),
  ],
})
export const None: Story = story({ faults: [replies(OFFER, { skuList: [] })] })
export const Loading: Story = story({ faults: [{ match: OFFER, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: OFFER, fault: 'result=42020' }] })
