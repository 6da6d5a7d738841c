import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DrawerStage } from '../testing/withLab.tsx'

const meta = { title: 'Lab/Drawer', component: DrawerStage } satisfies Meta<typeof DrawerStage>
export default meta
type Story = StoryObj<typeof meta>

/** Covers the whole screen of a phone; all active settings are at the top. */
export const Phone: Story = {
  args: {
    lab: {
      tab: 'clock',
      prepare: ({ sandbox }) => {
        sandbox.addFaults('default', { match: 'cash/*', fault: 'half' })
        sandbox.changeClock({ freeze: true, advanceMs: 86_400_000 })
      },
    },
  },
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement)
    await lab.findByRole('button', { name: '故障 1' })
    await userEvent.click(await lab.findByRole('button', { name: '+1 小时' }))
    await expect(await lab.findByText('现在是 2026-06-16 13:00:00')).toBeVisible()
  },
}

/** The smallest phone. */
export const SmallPhone: Story = { ...Phone, tags: ['small'] }

/** On a tablet, the drawer fills the space beside the page's column. */
export const Docked: Story = { args: { lab: { tab: 'faults' } }, tags: ['tablet'] }

/** The sandbox does not respond. */
export const Lost: Story = {
  args: {
    lab: {
      tab: 'log',
      prepare: ({ host }) => {
        host.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Failed to fetch/)
  },
}

/** Arrow keys move from tab to tab. */
export const Keyboard: Story = {
  args: { lab: { tab: 'surroundings' } },
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement)
    const tab = await lab.findByRole('tab', { name: '环境' })
    tab.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(lab.getByRole('tab', { name: '客户' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(await lab.findByRole('heading', { name: '快捷键' })).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(await lab.findByRole('heading', { name: '换一个环境' })).toBeVisible()
  },
}
