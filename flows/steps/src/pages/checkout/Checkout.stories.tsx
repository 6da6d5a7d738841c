import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import Checkout from './Checkout.tsx'

const meta = {
  title: 'Pages/Shared steps/Checkout',
  component: Checkout,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof Checkout>

export default meta
type Story = StoryObj<typeof meta>

const story = (persona: string, sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '收银台', persona, ...sandbox } },
  ...(play && { play }),
})

const reply = (Content: object) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content },
})

const startPaying = async () => {
  await userEvent.click(
    await within(document.body).findByRole('button', { name: /^(?:支付 ¥|分\d+期支付|现在付 ¥)/ }),
  )
}
const confirm = async () => {
  await startPaying()
  const dialog = await within(document.body).findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), '123456')
}

export const Instalments: Story = story('siku-after')
export const Combined: Story = story('pay-combine')
export const CardOnly: Story = story('pay-low-limit')
export const NoCard: Story = story('pay-no-card')
export const Code: Story = story('siku-after', {}, startPaying)
export const Waiting: Story = story('pay-processing', {}, confirm)
export const Blocked: Story = story('pay-blocked')
export const Closed: Story = story('pay-closed')
/** The order has no number: it is not offered for payment. */
export const NoNumber: Story = story('siku-after', {
  faults: [
    {
      match: 'channel/queryInstalmentDetails',
      fault: reply({
        orderAmount: '8600.00',
        goodsName: '小牛皮单肩包',
        periodList: [{ period: 12, monthPay: '813.21', handFee: '1158.52', totalAmount: '9758.52' }],
      }),
    },
  ],
})
/** One of two plans does not add up to its total: it is left out, with a sentence. */
export const PlanLeftOut: Story = story('siku-after', {
  faults: [
    {
      match: 'channel/queryInstalmentDetails',
      fault: reply({
        orderAmount: '8600.00',
        orderNum: 'SK0000000001',
        goodsName: '小牛皮单肩包',
        periodList: [
          { period: 6, monthPay: '700.00', handFee: '613.96', totalAmount: '9213.96' },
          { period: 12, monthPay: '813.21', handFee: '1158.52', totalAmount: '9758.52' },
        ],
      }),
    },
  ],
})
export const LoadFailed: Story = story('siku-after', {
  faults: [{ match: 'channel/queryPayOptions', fault: 'result=42020' }],
})
