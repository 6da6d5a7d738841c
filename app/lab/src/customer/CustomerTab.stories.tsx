import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LabStage } from '../testing/stage.ts'
import { withLab } from '../testing/withLab.tsx'
import { CustomerTab } from './CustomerTab.tsx'

const meta = { title: 'Lab/Customer', component: CustomerTab, decorators: [withLab] } satisfies Meta<
  typeof CustomerTab
>
export default meta
type Story = StoryObj<typeof meta>

/** Types a search text, so that the list is short enough for the story. */
const found =
  (searchText: string): Story['play'] =>
  async ({ canvasElement }) => {
    const lab = within(canvasElement)
    await lab.findAllByRole('radio')
    await userEvent.type(lab.getByRole('searchbox', { name: '查找客户' }), searchText)
  }

/** The whole list, in groups. */
export const Everybody: Story = {
  // Grows with every new persona.
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement)
    await expect(await lab.findByRole('radio', { name: /^老客户/ })).toBeChecked()
    await expect(lab.getByRole('group', { name: '借款' })).toBeVisible()
    await userEvent.click(lab.getByRole('radio', { name: '首页' }))
    await waitFor(() => expect(lab.queryByRole('group', { name: '借款' })).toBeNull())
  },
}

/** The search finds name, phone, group and what a persona shows. */
export const Found: Story = { play: found('借款 limit') }
export const NobodyFound: Story = { play: found('没有这个人') }

export const Visitor: Story = { parameters: { lab: { visitor: true } }, play: found('老客户') }

let stage: LabStage

/**
 * Arrow keys select a customer, Enter switches to them: a new ledger, an empty browser, signed in, the page reloaded.
 */
export const BecomesAnother: Story = {
  parameters: { lab: { prepare: (made: LabStage) => void (stage = made) } },
  play: async (context) => {
    await found('资方限额')?.(context)
    const lab = within(context.canvasElement)
    const [first] = await lab.findAllByRole('radio', { name: /^资方限额/ })
    first?.focus()
    await userEvent.keyboard(' {Enter}')
    await waitFor(() => expect(stage.reloads()).toBe(1))
    await expect(stage.sandbox.world().persona).toBe('lender-cap')
    await expect(stage.host.session.current()?.userId).toBe(stage.sandbox.world().users[0]?.userId)
  },
}

/** The server ends the session; the page notices it with its next call. */
export const Ended: Story = {
  parameters: { lab: { prepare: (made: LabStage) => void (stage = made) } },
  play: async (context) => {
    await found('老客户')?.(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '在别处登录' }))
    await waitFor(() => expect(stage.sandbox.world().openSessions).toBe(0))
  },
}
