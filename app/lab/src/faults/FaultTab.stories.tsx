import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LabStage } from '../testing/stage.ts'
import { withLab } from '../testing/withLab.tsx'
import { FaultTab } from './FaultTab.tsx'

const meta = { title: 'Lab/Faults', component: FaultTab, decorators: [withLab] } satisfies Meta<
  typeof FaultTab
>
export default meta
type Story = StoryObj<typeof meta>

let stage: LabStage
const lab = { prepare: (made: LabStage) => void (stage = made) }

export const None: Story = {}

/** A rule with all of its fields. */
export const Added: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    const call = await part.findByRole('combobox', { name: '接口' })
    await userEvent.clear(call)
    await userEvent.type(call, 'cash/*')
    await userEvent.selectOptions(part.getByRole('combobox', { name: '故障' }), '一点一点地传')
    const fill = async (name: string, text: string) => {
      const field = part.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await fill('毫秒', '8000')
    await fill('次数', '3')
    await fill('先放过几次', '1')
    await fill('概率（%）', '50')
    await userEvent.keyboard('{Enter}')
    await expect(await part.findByText('cash/* · 3 次 · 先放过 1 次 · 概率 50%')).toBeVisible()
    await expect(stage.sandbox.world().rules).toMatchObject([
      { match: 'cash/*', times: 3, skip: 1, probability: 0.5, faults: [{ kind: 'dribble', ms: 8000 }] },
    ])
  },
}

/** Rules of several kinds; one is removed. */
export const Several: Story = {
  parameters: {
    lab: {
      prepare: (made: LabStage) => {
        stage = made
        made.sandbox.addFaults(
          'default',
          { match: 'cash/publishV2', times: 1, fault: 'drop=after' },
          { match: 'user/*', fault: 'latency=3000,result=42020' },
          { probability: 0.3, fault: 'half' },
          { match: 'cash/getAmount', fault: 'hang=before' },
        )
      },
    },
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.click(
      await part.findByRole('button', { name: '移除：cash/getAmount 没有回答（处理前）' }),
    )
    await waitFor(() => expect(part.queryByText(/没有回答（处理前）/)).toBeNull())
    await expect(stage.sandbox.world().rules).toHaveLength(3)
  },
}

/** An invalid number shows an error at its field. */
export const BadNumbers: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await userEvent.type(await part.findByRole('textbox', { name: '概率（%）' }), '150')
    await userEvent.clear(part.getByRole('textbox', { name: '毫秒' }))
    await userEvent.click(part.getByRole('button', { name: '添加' }))
    await expect(part.getByRole('textbox', { name: '概率（%）' })).toBeInvalid()
    await expect(part.getByRole('textbox', { name: '毫秒' })).toBeInvalid()
    await expect(stage.sandbox.world().rules).toEqual([])
  },
}

/** When repeats are processed, a page that publishes twice creates two loans. */
export const RepeatsKept: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const mode = await within(canvasElement).findByRole('checkbox', { name: '同一流水号只入账一次' })
    await waitFor(() => expect(mode).toBeEnabled())
    await userEvent.click(mode)
    await waitFor(() => expect(mode).not.toBeChecked())
    await expect(stage.sandbox.world().dropRepeats).toBe(false)
  },
}
