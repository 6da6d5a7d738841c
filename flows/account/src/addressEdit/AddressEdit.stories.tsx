import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import { refuses, replies } from '@koo/page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { LONG } from '../address/testing/addresses.ts'
import AddressEdit from './AddressEdit.tsx'
import { copy } from './copy.ts'

const meta = {
  title: 'Pages/Account/Address',
  component: AddressEdit,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof AddressEdit>

export default meta
type Story = StoryObj<typeof meta>

const LIST = 'activity/queryOrderAddress'
const screen = () => within(document.body)
const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))

const story = (
  sandbox: SandboxParameters = {},
  { id, play }: { id?: string; play?: Story['play'] } = {},
): Story => ({
  parameters: { sandbox: { title: '编辑地址', ...sandbox } },
  ...(id !== undefined && { args: { search: { id } } }),
  ...(play && { play }),
})

export const Blank: Story = story()
export const Missing: Story = story({}, { play: submit })
export const Known: Story = story({ persona: 'prize-orders' }, { id: 'DS0' })
export const LongTexts: Story = story({ faults: [replies(LIST, [LONG])] }, { id: String(LONG.addressId) })
/** Each level of the region is loaded when the one above it is selected. */
export const Region: Story = story(
  {},
  {
    async play() {
      await userEvent.click(await screen().findByRole('button', { name: new RegExp(copy.labels.region) }))
      await userEvent.click(await screen().findByRole('radio', { name: '浙江省' }))
      await screen().findByRole('radio', { name: '杭州市' })
    },
  },
)
export const Refused: Story = story(
  {
    persona: 'prize-orders',
    faults: [refuses('user/saveAddress', 42162, '该收货地址不存在，请刷新后重试')],
  },
  {
    id: 'DS0',
    async play() {
      await submit()
      await screen().findByText(/不存在/)
    },
  },
)
export const Gone: Story = story({}, { id: 'D404' })
export const Loading: Story = story({ faults: [{ match: LIST, fault: 'hang=before' }] })
export const LoadFailed: Story = story({ faults: [{ match: LIST, fault: 'result=42020' }] })
