import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import AcademicForm from './AcademicForm.tsx'
import type { TypedCode } from './code.ts'
import { copy } from './copy.ts'
import { Remembered } from './testing/Remembered.tsx'

const meta = {
  title: 'Pages/Raise limit/Student record',
  component: AcademicForm,
  decorators: [withSandbox],
  args: { search: {}, exit: () => Promise.resolve() },
} satisfies Meta<typeof AcademicForm>

export default meta
type Story = StoryObj<typeof meta>

const CHECK = 'credit/preValidator'

const story = (sandbox: SandboxParameters = {}, play?: Story['play']): Story => ({
  parameters: { sandbox: { title: '学籍认证', ...sandbox } },
  ...(play && { play }),
})

/** After the wait, which has left this in memory. */
const after = (typed: TypedCode): Story => ({
  ...story(),
  render: (args) => (
    <Remembered typed={typed}>
      <AcademicForm {...args} />
    </Remembered>
  ),
})

const submit = (typed: string) => async () => {
  const screen = within(document.body)
  const field = await screen.findByLabelText(copy.label)
  if (typed !== '') await userEvent.type(field, typed)
  await userEvent.click(screen.getByRole('button', { name: copy.submit }))
}

export const Empty: Story = story()
export const Missing: Story = story({}, submit(''))
export const TooShort: Story = story({}, submit('ab12cd34ef5'))
export const WrongSigns: Story = story({}, submit('ab12-cd34-ef56'))
export const Refused: Story = after({
  code: 'AB12CD340002',
  state: 'sent',
  refusal: '未查询到学籍信息，请核对在线验证码',
})
/** A reload during the wait has lost the code. */
export const Lost: Story = after({ code: '', state: 'lost' })
export const Blocked: Story = story({ persona: 'raise-blocked' })
export const Loading: Story = story({ faults: [{ match: CHECK, fault: 'hang=before' }] })
