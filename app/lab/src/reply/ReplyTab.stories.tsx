import type { Meta, StoryObj } from '@storybook/react-vite'
import { cashGetAmount, userCanLogout } from '@koo/api-client/calls'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LabStage } from '../testing/stage.ts'
import { withLab } from '../testing/withLab.tsx'
import { ReplyTab } from './ReplyTab.tsx'

const meta = { title: 'Lab/Next answer', component: ReplyTab, decorators: [withLab] } satisfies Meta<
  typeof ReplyTab
>
export default meta
type Story = StoryObj<typeof meta>

let stage: LabStage
const lab = { prepare: (made: LabStage) => void (stage = made) }

/** Selects the call and the kind of reply. */
async function pick(canvasElement: HTMLElement, path: string, replyKind: string) {
  const part = within(canvasElement)
  const call = await part.findByRole('combobox', { name: '接口' })
  await waitFor(() => expect(canvasElement.querySelector('datalist option')).not.toBeNull())
  await userEvent.type(call, path)
  await userEvent.click(part.getByRole('radio', { name: replyKind }))
  return part
}

const submit = (part: ReturnType<typeof within>) =>
  userEvent.click(part.getByRole('button', { name: '设为下一次回答' }))

/**
 * The list checks every three seconds whether its rules are used up. A picture taken before would depend on the moment.
 */
const allUsed = (part: ReturnType<typeof within>) =>
  part.findByText('还没有设置', undefined, { timeout: 10_000 })

/** One of the results that the contract lists for the call. */
export const Result: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'cash/confirmAgreementSign', '结果码')
    await userEvent.selectOptions(part.getByRole('combobox', { name: '结果码' }), '42102')
    await submit(part)
    await expect(await part.findByText('结果码 42102')).toBeVisible()
  },
}

/** A result with a message of one's own. */
export const OtherResult: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'cash/getAmount', '结果码')
    await userEvent.selectOptions(part.getByRole('combobox', { name: '结果码' }), '其他…')
    await submit(part)
    await expect(part.getByText('请填写数字')).toBeVisible()
    await userEvent.type(part.getByRole('textbox', { name: '其他结果码' }), '45014')
    await userEvent.type(part.getByRole('textbox', { name: '提示语' }), '额度兑换中')
    await submit(part)
    await expect(await part.findByText('结果码 45014“额度兑换中”')).toBeVisible()
  },
}

/** The form starts with the last content, which is changed and then really returned. */
export const Content: Story = {
  parameters: {
    lab: {
      prepare: async (made: LabStage) => {
        stage = made
        await userCanLogout(made.gateway, {})
      },
    },
  },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'user/canLogout', '内容')
    await userEvent.click(part.getByRole('button', { name: '取最近一次回答' }))
    const content = part.getByRole('textbox', { name: '内容（JSON）' })
    await waitFor(() => expect(content).not.toHaveValue(''))
    await submit(part)
    await part.findByText(/^指定回答/)
    await waitFor(() => expect(stage.sandbox.world().rules).toHaveLength(1))
    await userCanLogout(stage.gateway, {})
    await expect(stage.sandbox.log('default', 'user/canLogout').at(-1)?.faults).toHaveLength(1)
    await allUsed(part)
  },
}

/** A content that does not fit the contract shows an error beside the field. */
export const ContentRefused: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'channel/getPageMeta', '内容')
    const content = part.getByRole('textbox', { name: '内容（JSON）' })
    await userEvent.type(content, '{{"actionType": "GO"}')
    await submit(part)
    await expect(await part.findByText(/actionType/, { selector: '[role=alert]' })).toBeVisible()
  },
}

export const NotJson: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'cash/getAmount', '内容')
    await userEvent.type(part.getByRole('textbox', { name: '内容（JSON）' }), '{{')
    await submit(part)
    await expect(part.getByText(/^不是 JSON/)).toBeVisible()
  },
}

/** An HTTP status for the next two requests: a read is sent again after a server failure. */
export const Http: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'cash/getAmount', 'HTTP 状态')
    const status = part.getByRole('combobox', { name: 'HTTP 状态' })
    await userEvent.clear(status)
    await userEvent.type(status, '502')
    const times = part.getByRole('textbox', { name: '次数' })
    await userEvent.clear(times)
    await userEvent.type(times, '2')
    await submit(part)
    await expect(await part.findByText('HTTP 502')).toBeVisible()
    await expect(cashGetAmount(stage.gateway, {})).rejects.toMatchObject({ kind: 'http', code: 502 })
    await allUsed(part)
  },
}

/** The server sends the customer to a page, or to an address that the url gate must refuse. */
export const Route: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'cash', '去哪一页')
    await expect(part.getByRole('combobox', { name: '接口' })).toHaveValue('channel/getPageMeta')
    await submit(part)
    await part.findByText(/"actionType":"PAGE","pageCode":"id-auth"/)
    await userEvent.click(part.getByRole('radio', { name: 'LINK：危险链接' }))
    await submit(part)
    await expect(await part.findByText(/"actionType":"LINK"/)).toBeVisible()
  },
}

export const UnknownCall: Story = {
  parameters: { lab },
  play: async ({ canvasElement }) => {
    const part = await pick(canvasElement, 'cash/none', '结果码')
    await submit(part)
    await expect(part.getByText('契约里没有这个接口')).toBeVisible()
  },
}
