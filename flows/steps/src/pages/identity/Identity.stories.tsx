import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { copy } from './copy.ts'
import IdentityPage from './Identity.tsx'
import type { IdentityOptions } from './step.ts'

const both: IdentityOptions = { fields: 'both', group: 'channel' }
const number: IdentityOptions = { fields: 'number', group: 'channel' }

const meta = {
  title: 'Pages/Shared steps/Identity',
  component: IdentityPage,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve(), options: both },
} satisfies Meta<typeof IdentityPage>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, play?: Story['play'], options = both): Story => ({
  args: { options },
  parameters: { sandbox: { title: '身份认证', persona: 'siku-start', ...sandbox } },
  ...(play && { play }),
})

const screen = () => within(document.body)
const submit = async () => userEvent.click(await screen().findByRole('button', { name: copy.submit }))
const fill = (idNumber: string) => async () => {
  await userEvent.type(await screen().findByLabelText(copy.labels.realName), '张明')
  await userEvent.type(screen().getByLabelText(copy.labels.idNumber), idNumber)
  await userEvent.click(await screen().findByRole('checkbox'))
  await submit()
}

export const Empty: Story = story({})
export const Missing: Story = story({}, submit)
export const WrongNumber: Story = story({}, fill('330106199203151238'))
/** Digits 15 to 17 are 901: the name does not belong to the number. */
export const Refused: Story = story({}, fill('110101199003079016'))
export const NetworkFailed: Story = story(
  { faults: [{ match: 'channel/idAuth', fault: 'drop=before' }] },
  fill('110101199003078013'),
)
export const AllAgreements: Story = story({}, async () => {
  await userEvent.click(await screen().findByText(/等/))
  await screen().findByRole('dialog')
})
export const AgreementsFailed: Story = story({
  faults: [{ match: 'other/getMultiWebConfig', fault: 'result=42020' }],
})
export const Number: Story = story({ title: '身份证号认证', persona: 'zhuanzhuan-start' }, undefined, number)
export const Proved: Story = story({ persona: 'siku-one-step' })
export const Loading: Story = story({ faults: [{ match: 'channel/queryUserInfo', fault: 'hang=before' }] })
export const LoadFailed: Story = story({
  faults: [{ match: 'channel/queryUserInfo', fault: 'result=42020' }],
})
