import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LabStage } from '../testing/stage.ts'
import { withLab } from '../testing/withLab.tsx'
import { readChoice } from './choice.ts'
import { SurroundingsTab } from './SurroundingsTab.tsx'

const meta = {
  title: 'Lab/Surroundings',
  component: SurroundingsTab,
  decorators: [withLab],
} satisfies Meta<typeof SurroundingsTab>
export default meta
type Story = StoryObj<typeof meta>

/** The browser in which the page really runs. */
export const OwnBrowser: Story = {}

/** An app whose version is just below one of the version gates. */
export const InApp: Story = {
  parameters: { lab: { environment: { kind: 'app-ios', os: 'ios', version: '3.3.9' } } },
}

export const MiniProgram: Story = {
  parameters: { lab: { environment: { kind: 'messenger-miniprogram', os: 'android', version: '3.4.0' } } },
}

let stage: LabStage
const lab = { prepare: (made: LabStage) => void (stage = made) }

/** Another environment applies from the next load on. */
export const Entering: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(await part.findByRole('radio', { name: '合作方应用' }))
    await userEvent.click(part.getByRole('radio', { name: '鸿蒙' }))
    const version = part.getByRole('textbox', { name: '应用版本' })
    await userEvent.clear(version)
    await userEvent.type(version, '2.8.0')
    await userEvent.selectOptions(part.getByRole('combobox', { name: '外壳的表现' }), '不响应')
    await userEvent.click(part.getByRole('button', { name: '进入并重新载入' }))
    await waitFor(() => expect(stage.reloads()).toBe(1))
    await expect(readChoice(stage.host.local)).toEqual({
      kind: 'partner-app',
      os: 'harmony',
      version: '2.8.0',
      manner: 'never replies',
    })
  },
}

/** An invalid version is refused. */
export const BadVersion: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(await part.findByRole('radio', { name: '安卓应用' }))
    await userEvent.type(part.getByRole('textbox', { name: '应用版本' }), '-beta')
    await expect(part.getByRole('textbox', { name: '应用版本' })).toBeInvalid()
    await expect(part.getByRole('button', { name: '进入并重新载入' })).toBeDisabled()
  },
}

/** Back to the real browser. */
export const Leaving: Story = {
  parameters: { lab: { ...lab, environment: { kind: 'messenger-browser', os: 'ios', version: '3.4.0' } } },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(await part.findByRole('radio', { name: '本机浏览器' }))
    await userEvent.click(part.getByRole('button', { name: '回到本机浏览器' }))
    await expect(readChoice(stage.host.local)).toBeNull()
  },
}

/** A theme applies at once. */
export const Theme: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: '线框' }))
    await expect(stage.host.theme.choice()).toBe('wireframe')
  },
}
