import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import Contacts from './Contacts.tsx'
import { copy } from './copy.ts'

const meta = {
  title: 'Pages/Shared steps/Contacts',
  component: Contacts,
  decorators: [withSandbox],
  args: { search: {}, options: { use: 'partner' }, exit: () => Promise.resolve() },
} satisfies Meta<typeof Contacts>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters, more: Partial<Story> = {}): Story => ({
  ...more,
  parameters: { sandbox: { title: '补充联系人', persona: 'siku-one-step', ...sandbox } },
})

const inApp = { device: { contacts: () => Promise.resolve([{ name: '李娟', phone: '13512340004' }]) } }
/** Enough for the request and the computing time, in steps between which replies arrive. */
const WAIT_MS = 4_000
const STEP_MS = 200
const submit = async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: copy.submit }))
}
const own = { args: { options: { use: 'own' as const } } }

export const Empty: Story = story({})
export const Known: Story = story({ persona: 'old-customer' }, own)
export const Expired: Story = story({ persona: 'contacts-expired' }, own)
export const Recommended: Story = story({
  host: inApp,
  async later({ clock }) {
    for (let waited = 0; waited < WAIT_MS; waited += STEP_MS) await clock.advance(STEP_MS)
  },
})
export const Computing: Story = story({ host: inApp })
export const Missing: Story = story({}, { play: submit })
export const Refused: Story = story(
  { persona: 'old-customer' },
  {
    ...own,
    async play() {
      const phones = await within(document.body).findAllByRole('textbox', { name: /手机号/ })
      if (!phones[0]) return
      await userEvent.clear(phones[0])
      await userEvent.type(phones[0], '13911111111')
      await submit()
    },
  },
)
export const Blocked: Story = story({ persona: 'contacts-failed' }, { ...own, play: submit })
export const NotAllowed: Story = story(
  { persona: 'credit-new' },
  { args: { options: { use: 'raise', authId: '135' } } },
)
export const LoadFailed: Story = story({ faults: [{ match: 'channel/loadContacts', fault: 'result=42020' }] })
