import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LabStage } from '../testing/stage.ts'
import { withLab } from '../testing/withLab.tsx'
import { readShareLink } from './link.ts'
import { ShareTab } from './ShareTab.tsx'

const meta = { title: 'Lab/Share', component: ShareTab, decorators: [withLab] } satisfies Meta<
  typeof ShareTab
>
export default meta
type Story = StoryObj<typeof meta>

let stage: LabStage

/** A state worth sharing: another persona in an app, a failing call, a stopped clock. */
const lab = {
  persona: 'lender-cap',
  environment: { kind: 'app-android', os: 'android', version: '3.4.0' },
  prepare: (made: LabStage) => {
    stage = made
    made.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'drop=after' })
    made.sandbox.changeClock({ freeze: true, advanceMs: 86_400_000 })
  },
} as const

/** The link is copied, and reading it gives the same state. */
export const Link: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '复制链接' }))
    await waitFor(() => expect(stage.copied).toHaveLength(1))
    await expect(readShareLink(new URL(stage.copied[0] ?? '').hash)).toMatchObject({
      world: { persona: 'lender-cap', faults: [{ match: 'cash/publishV2', times: 1 }] },
      environment: lab.environment,
      signedIn: true,
    })
  },
}

/** Without a clipboard, the link can be selected. */
export const NoClipboard: Story = {
  parameters: { lab: { ...lab, noClipboard: true } },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(await part.findByRole('button', { name: '复制链接' }))
    const link = part.getByRole<HTMLInputElement>('textbox', { name: '链接' })
    // A browser keeps the selection on focus; a simulated click would move the caret instead.
    link.focus()
    await expect(link.value.length).toBeGreaterThan(100)
    await expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length])
  },
}

/** A given reply may be too long for an address. */
export const TooLong: Story = {
  parameters: {
    lab: {
      prepare: ({ sandbox }: LabStage) => {
        sandbox.addFaults('default', { fault: { kind: 'reply', bodyText: 'x'.repeat(20_000) } })
      },
    },
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await part.findByText('规则里的内容太长，链接放不下：请先移除指定的回答')
    await expect(part.getByRole('button', { name: '复制链接' })).toBeDisabled()
  },
}
