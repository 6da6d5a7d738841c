import { cashGetAmount, cashQueryCoupons, userQueryAllBankcardList } from '@koo/api-client/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LabStage } from '../testing/stage.ts'
import { withLab } from '../testing/withLab.tsx'
import { LogTab } from './LogTab.tsx'

const meta = { title: 'Lab/Requests', component: LogTab, decorators: [withLab] } satisfies Meta<typeof LogTab>
export default meta
type Story = StoryObj<typeof meta>

let stage: LabStage

/** The requests of a page, some of which failed. */
const lab = {
  prepare: async (made: LabStage) => {
    stage = made
    const { gateway, sandbox } = made
    const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
    await userQueryAllBankcardList(gateway, { pageType: '1' })
    await cashGetAmount(gateway, {})
    sandbox.addFaults('default', { match: 'cash/queryCoupons', times: 1, fault: 'result=42020' })
    await quietly(cashQueryCoupons(gateway, {}))
    sandbox.addFaults('default', { match: 'cash/getAmount', times: 2, fault: 'http=503' })
    await quietly(cashGetAmount(gateway, {}))
    await cashQueryCoupons(gateway, {})
  },
}

const findEntry = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement)
    .findAllByRole('button', { name })
    .then(([entry]) => entry)

export const None: Story = {}
export const Some: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => void (await findEntry(canvasElement, /cash\/getAmount/)),
}

/** All details of one request: what was sent and what came back. */
export const Unfolded: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const entry = await findEntry(canvasElement, /user\/queryAllBankcardList/)
    entry?.focus()
    await userEvent.keyboard('{Enter}')
    const reply = await within(canvasElement).findByRole<HTMLTextAreaElement>('textbox', { name: '回答' })
    await expect(reply.value).toContain('招商银行')
    await expect(within(canvasElement).getByRole('textbox', { name: '请求' })).toHaveValue(
      '{\n  "pageType": "1"\n}',
    )
  },
}

/** Shows only failed requests, and of these only those that match the search. */
export const Filtered: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await findEntry(canvasElement, /cash/)
    await userEvent.click(part.getByRole('checkbox', { name: '只看失败' }))
    await userEvent.type(part.getByRole('searchbox', { name: '筛选' }), '503')
    const entries = await part.findAllByRole('button', { expanded: false })
    for (const entry of entries) await expect(entry).toHaveTextContent('HTTP 503')
  },
}

/** A request is sent again without faults, and copied as JSON. */
export const Replayed: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    const entry = await findEntry(canvasElement, /cash\/queryCoupons.*42020/)
    await userEvent.click(entry!)
    const before = stage.sandbox.log().length
    await userEvent.click(await part.findByRole('button', { name: '重放' }))
    await waitFor(() => expect(stage.sandbox.log()).toHaveLength(before + 1))
    await expect(stage.sandbox.log().at(-1)).toMatchObject({
      path: 'cash/queryCoupons',
      result: 200,
      faults: ['replay'],
    })
    await userEvent.click(part.getByRole('button', { name: '复制 JSON' }))
    await waitFor(() => expect(stage.copied).toHaveLength(1))
    await expect(JSON.parse(stage.copied[0] ?? '')).toMatchObject({
      path: 'cash/queryCoupons',
      faults: ['result=42020'],
      reply: { Result: 42_020 },
    })
  },
}

export const Cleared: Story = {
  parameters: { lab },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await findEntry(canvasElement, /cash/)
    await userEvent.click(part.getByRole('button', { name: '清空' }))
    await expect(await part.findByText('还没有请求')).toBeVisible()
  },
}
