import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import CardDetailPage from './CardDetail.tsx'

const meta = {
  title: 'Pages/Bank cards/Detail',
  component: CardDetailPage,
  decorators: [withSandbox],
  args: { search: { card: 'C1' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof CardDetailPage>

export default meta
type Story = StoryObj<typeof meta>

const CARDS = 'user/queryBankcardListV3'

const story = (sandbox: SandboxParameters, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '银行卡详情', ...sandbox } },
  ...(play && { play }),
})

const tap = async (name: string) => {
  const button = await within(document.body).findByRole('button', { name })
  await userEvent.click(button)
}
const asks = () => tap(copy.unbind)
const unbinds = async () => {
  await asks()
  await tap(copy.confirm.confirmText)
}

export const Card: Story = story({})
export const PhoneDiffers: Story = story({ persona: 'phone-differs' })
export const Frozen: Story = { ...story({ persona: 'troubled-cards' }), args: { search: { card: 'C2' } } }
export const LongNames: Story = story({ persona: 'long-names' })
export const AsksBeforeUnbinding: Story = story({}, asks)
/** The only card, one of an open loan, and one from which bills are paid: the server says which. */
export const LastCard: Story = story(
  { faults: [refuses('user/unbindBankcard', 42155, '请至少保留一张银行卡，绑定其他银行卡后再解绑')] },
  unbinds,
)
export const CardOfALoan: Story = story({ persona: 'running-loan' }, unbinds)
export const CardOfAutoPay: Story = story({ persona: 'autopay-on' }, unbinds)
export const Gone: Story = { ...story({}), args: { search: { card: 'C99' } } }
export const Loading: Story = story({ faults: [{ match: CARDS, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: CARDS, fault: 'result=500' }] })
