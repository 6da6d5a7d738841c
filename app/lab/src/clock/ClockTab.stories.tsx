import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { NOON, type LabStage } from '../testing/stage.ts'
import { withLab } from '../testing/withLab.tsx'
import { ClockTab } from './ClockTab.tsx'

const meta = { title: 'Lab/Clock', component: ClockTab, decorators: [withLab] } satisfies Meta<
  typeof ClockTab
>
export default meta
type Story = StoryObj<typeof meta>

let stage: LabStage
const lab = { prepare: (made: LabStage) => void (stage = made) }

export const RealTime: Story = {}

/** One day and one month forward; a month is a calendar month. */
export const Forward: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(await part.findByRole('button', { name: '+1 天' }))
    await part.findByText('比真实时间快 1 天')
    await userEvent.click(part.getByRole('button', { name: '+1 个月' }))
    await expect(await part.findByText('2026-07-16')).toBeVisible()
    await expect(stage.sandbox.world().now).toBe(Date.UTC(2026, 6, 16, 4))
  },
}

/** The clock is stopped at a typed moment, then set back to real time. */
export const Stopped: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    const field = await part.findByLabelText('日期和时间（北京时间）')
    await fireEvent.change(field, { target: { value: '2026-12-31T23:59' } })
    await userEvent.click(part.getByRole('button', { name: '停在这一刻' }))
    await expect(await part.findByText('2026-12-31')).toBeVisible()
    await expect(part.getByText('已停住')).toBeVisible()
    await expect(stage.sandbox.world().clock.frozenAt).toBe(Date.UTC(2026, 11, 31, 15, 59))
  },
}

/** The clock runs on from an earlier day, then is reset. */
export const Reset: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await fireEvent.change(await part.findByLabelText('日期和时间（北京时间）'), {
      target: { value: '2026-06-14T12:00' },
    })
    await userEvent.click(part.getByRole('button', { name: '从这一刻走' }))
    await part.findByText('比真实时间慢 1 天')
    await userEvent.click(part.getByRole('button', { name: '回到真实时间' }))
    await part.findByText('与真实时间一致')
    await waitFor(() => expect(stage.sandbox.world().now).toBe(NOON))
  },
}
