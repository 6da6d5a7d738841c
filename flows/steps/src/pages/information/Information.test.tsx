import { memoryStorage } from '@koo/flow/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { copy } from './copy.ts'
import { information, type InformationOptions } from './step.ts'

const SAVE = 'credit/saveBaseInfoV2'
const { labels } = copy

async function open(options: OpenPageOptions<object> = {}, of: Partial<InformationOptions> = {}) {
  const opened = await openPage(information(of), { persona: 'no-profile', ...options })
  await expect.element(page.getByLabelText(labels.company)).toBeVisible()
  return opened
}

/** Fills all required fields. */
async function fill(opened: Awaited<ReturnType<typeof open>>) {
  await page.getByRole('radio', { name: '2–3万元' }).click()
  await opened.fill(labels.company, '杭州有数科技有限公司')
  await opened.choose(labels.job, '企业职员')
  await opened.choose(labels.education, '本科')
  await opened.choose(labels.marriage, '未婚')
  await opened.picker(labels.region).click()
  for (const name of ['浙江省', '杭州市', '西湖区', '文新街道'])
    await page.getByRole('dialog').getByRole('radio', { name, exact: true }).click()
  await opened.fill(labels.detail, '文三路 1 号 2 幢')
}

it('sends the selected and typed values, the address by its names, and takes its exit', async () => {
  const opened = await open()
  await fill(opened)
  await opened.tap(copy.submit)
  await expect.poll(() => opened.exits).toEqual([{ name: 'done', query: undefined }])
  expect(opened.calls(SAVE).map(({ request }) => request)).toMatchObject([
    {
      incomeRange: 3,
      company: '杭州有数科技有限公司',
      address: { province: '浙江省', city: '杭州市', area: '西湖区', detail: '文三路 1 号 2 幢' },
    },
  ])
})

it('offers the six ranges of an income', { tags: ['field.21'] }, async () => {
  await open()
  const offered = page.getByRole('radiogroup', { name: labels.incomeRange }).getByRole('radio')
  await expect
    .poll(() => offered.elements().map((each) => (each as HTMLInputElement).labels?.[0]?.textContent))
    .toEqual(['1万元以下', '1–2万元', '2–3万元', '3–4万元', '4–5万元', '5万元以上'])
})

it('names what is missing at each field, and focuses the first one', async () => {
  const opened = await open()
  await opened.tap(copy.submit)
  await expect.poll(() => page.getByText(copy.missing.region).elements()).toHaveLength(1)
  await expect.element(page.getByText(copy.missing.incomeRange)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '1万元以下' })).toHaveFocus()
})

it('shows a refusal at the field that its message names', async () => {
  const opened = await open({ persona: 'old-customer' })
  await opened.fill(labels.company, '有数\u200d科技')
  await opened.tap(copy.submit)
  await expect.poll(() => opened.errorOf(labels.company)).toContain('单位名称含有不支持的字符')
})

it('keeps the selected values over a reload', async () => {
  const opened = await open()
  await fill(opened)
  const again = await opened.reload()
  await expect.element(again.picker(labels.region)).toMatchTextContent('浙江省')
  await expect.element(again.field(labels.detail)).toHaveValue('文三路 1 号 2 幢')
})

const fault = (match: string, kind: string) => ({ match, fault: kind })
const LOADED = ['income', 'job', 'education', 'marriage'].map((name) => `${name}Options`)
const config = (key: string) => (LOADED.includes(key) ? [{ key: '1', value: '唯一选项' }] : undefined)

it('does not send again what may have arrived, and says so', async () => {
  const opened = await open({ persona: 'old-customer', faults: [fault(SAVE, 'drop=after')] })
  await opened.tap(copy.submit)
  await expect.element(page.getByRole('alert').filter({ hasText: '可能已经提交成功' })).toBeVisible()
  expect([opened.calls(SAVE).length, opened.exits]).toEqual([1, []])
  await expect.element(opened.field(labels.company)).not.toHaveValue('')
  // The sentence asks to look first: that is the first button, and sending again the second one.
  const buttons = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(buttons.slice(-2)).toEqual(['查看结果', '重新提交'])
  await opened.tap('查看结果')
  await expect.poll(() => opened.exits).toHaveLength(1)
  expect(opened.calls(SAVE)).toHaveLength(1)
})

it('says a refusal without a field over the button, and keeps what was typed', async () => {
  const opened = await open({
    persona: 'old-customer',
    faults: [{ ...fault(SAVE, 'result=42020'), times: 1 }],
  })
  await opened.fill(labels.company, '杭州有数')
  await opened.tap(copy.submit)
  await expect.element(page.getByRole('alert').filter({ hasText: '系统异常' })).toBeVisible()
  await expect.element(opened.field(labels.company)).toHaveValue('杭州有数')
  await opened.tap(copy.submit)
  await expect.poll(() => opened.exits).toHaveLength(1)
})

it('refuses a wrong email at its field alone', async () => {
  const opened = await open({ persona: 'old-customer' })
  await opened.fill(labels.email, 'ming@')
  await opened.tap(copy.submit)
  await expect.poll(() => opened.errorOf(labels.email)).toContain(copy.wrong.email)
  await expect.element(opened.field(labels.email)).toHaveFocus()
  expect([opened.errorOf(labels.company), opened.calls(SAVE).length]).toEqual(['', 0])
})

it('takes the options that the host has read, without a request of its own', async () => {
  const opened = await open({ host: { config } })
  await opened.choose(labels.job, '唯一选项')
  await expect.element(opened.picker(labels.job)).toMatchTextContent('唯一选项')
  expect(opened.calls('other/getMultiWebConfig')).toEqual([])
})

it('reads the options when the host lacks one of the lists', async () => {
  const opened = await open({ host: { config: (key) => (key === 'jobOptions' ? null : config(key)) } })
  await opened.choose(labels.job, '企业职员')
  expect(opened.calls('other/getMultiWebConfig')).toHaveLength(1)
})

const ALL = ['job', 'education', 'marriage', 'email'] as const

it('neither shows nor sends what a flow leaves out, also where server and draft have it', async () => {
  // The draft of another channel of the same customer, with every field.
  const store = memoryStorage()
  const whole = await open({ persona: 'old-customer', host: { store } })
  await whole.fill(labels.email, 'ming@example.cn')
  await cleanup()
  const { world } = whole
  const opened = await openPage(information({ leavesOut: ALL }), { world, host: { store } })
  await expect.element(opened.field(labels.company)).toBeVisible()
  for (const name of ALL) expect(page.getByLabelText(labels[name]).elements()).toEqual([])
  await opened.tap(copy.submit)
  await expect.poll(() => opened.exits).toHaveLength(1)
  const [sent] = opened.calls(SAVE).map(({ request }) => request)
  expect(Object.keys(sent ?? {}).toSorted()).toEqual(['address', 'company', 'incomeRange'])
})

it('reads no options of a list that no field shows', async () => {
  const only = (key: string) => (key === 'incomeOptions' ? config(key) : null)
  const opened = await open({ host: { config: only } }, { leavesOut: ALL })
  expect(opened.calls('other/getMultiWebConfig')).toEqual([])
})

it.each(['user/selectUserData', 'other/getMultiWebConfig'])(
  'can be opened again when %s fails',
  async (match) => {
    const { text, tap, world, field } = await openPage(information(), {
      faults: [fault(match, 'result=42020')],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(field(labels.company)).toBeVisible()
  },
)
