import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import UploadFile from './UploadFile.tsx'

const meta = {
  title: 'Pages/Merchant/Documents',
  component: UploadFile,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof UploadFile>

export default meta
type Story = StoryObj<typeof meta>

const ORDER = 'merchant/getLoanData'
const story = (sandbox: SandboxParameters = {}): Story => ({
  parameters: { sandbox: { title: '上传资料', persona: 'merchant-passed', ...sandbox } },
})

export const Wanted: Story = story()
export const SomeIn: Story = story({
  faults: [
    replies(ORDER, {
      status: 3,
      orderNum: 'MO20260001',
      documentsUntil: '2026-03-09 10:00:00',
      documents: [
        { type: 'certificate', title: '经营许可证', status: 1 },
        { type: 'contract', title: '店铺租赁合同', status: 2, reason: '图片模糊，请重新拍摄' },
        { type: 'marriageCert', title: '结婚证', status: 0 },
      ],
    }),
  ],
})
/** The server lists none. */
export const NotListed: Story = story({ faults: [replies(ORDER, { status: 3, orderNum: 'MO20260001' })] })
export const Loading: Story = story({ faults: [{ match: ORDER, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: ORDER, fault: 'result=42020' }] })
