import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CALL, PricePage, QUOTE } from './testing/samples.tsx'

const meta = {
  title: 'Pages/Shared steps/Price',
  component: PricePage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof PricePage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '确认支付', ...sandbox } },
  ...(play && { play }),
})

export const Price: Story = story({ faults: [replies(CALL, QUOTE)] })
/** At the tap the server has another price. */
export const Changed: Story = story(
  { faults: [replies(CALL, QUOTE, 1), replies(CALL, { ...QUOTE, amount: '120.00', interest: '20.00' })] },
  async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: /支付/ }))
  },
)
export const Over: Story = story({
  faults: [replies(CALL, { ...QUOTE, validUntil: '2026-03-01 23:59:59' })],
})
export const Unsound: Story = story({ faults: [replies(CALL, { ...QUOTE, interest: '11.00' })] })
export const LoadFailed: Story = story({ faults: [{ match: CALL, fault: 'result=500' }] })
export const Loading: Story = story({ faults: [{ match: CALL, fault: 'hang=before' }] })
