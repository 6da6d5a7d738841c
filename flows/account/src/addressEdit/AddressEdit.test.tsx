import { memoryStorage, refuses } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { addressEdit } from './step.ts'

const { labels } = copy
const SAVE = 'user/saveAddress'
const OF_PRIZES = 'activity/saveOrderAddress'
const LIST = 'activity/queryOrderAddress'
const TYPED = { contactName: '陈思远', contactPhone: '13812345678', detail: '文三路90号3幢' } as const

async function open(options: OpenPageOptions<{ id?: string }> = {}) {
  const opened = await openPage(addressEdit, options)
  await expect.element(opened.field(labels.contactName)).toBeVisible()
  return opened
}

/** Picks a region level by level. */
async function pickRegion(...path: readonly string[]) {
  await page.getByRole('button', { name: new RegExp(labels.region) }).click()
  const sheet = page.getByRole('dialog')
  for (const name of path) await sheet.getByRole('radio', { name, exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
}

type Opened = Awaited<ReturnType<typeof open>>
async function fillIn({ fill }: Opened, change: Partial<Record<keyof typeof TYPED, string>> = {}) {
  const typed = { ...TYPED, ...change }
  await fill(labels.contactName, typed.contactName)
  await fill(labels.contactPhone, typed.contactPhone)
  await pickRegion('浙江省', '杭州市', '西湖区', '文新街道')
  await fill(labels.detail, typed.detail)
}

describe('a new address', () => {
  it('is kept once, with four levels of its region, and the way leads back', async () => {
    const opened = await open({ persona: 'prize-orders' })
    await fillIn(opened)
    const submit = page.getByRole('button', { name: copy.submit }).element() as HTMLButtonElement
    for (let tapped = 0; tapped < 20; tapped += 1) submit.click()
    await expect.poll(() => opened.exits).toEqual([{ name: 'done', query: undefined }])
    expect(opened.calls(SAVE)).toHaveLength(1)
    expect(opened.calls(SAVE)[0]?.request).toMatchObject({
      serialNumber: expect.stringMatching(/^[\w.-]{16,64}$/),
      address: {
        province: '浙江省',
        city: '杭州市',
        area: '西湖区',
        street: '文新街道',
        isDefault: false,
      },
    })
    expect(opened.calls(SAVE)[0]?.request).not.toHaveProperty('address.addressId')
  })

  it('is not given to a prize that waits for one', async () => {
    const opened = await open({ persona: 'prize-orders' })
    await fillIn(opened)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(opened.calls(OF_PRIZES)).toEqual([])
  })

  it('is the default one when it is the first', async () => {
    await open()
    await expect.element(page.getByRole('switch', { name: labels.isDefault })).toBeChecked()
  })

  it.each([
    [{ contactName: '陈' }, labels.contactName, copy.wrong.contactName],
    [{ contactName: ' ' }, labels.contactName, copy.missing.contactName],
    [{ contactPhone: '12912345678' }, labels.contactPhone, copy.wrong.contactPhone],
    [{ detail: '3幢' }, labels.detail, copy.wrong.detail],
  ])('with %j is not sent: the field says why', async (change, label, message) => {
    const opened = await open()
    await fillIn(opened, change)
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(label)).toContain(message)
    expect(opened.calls(SAVE)).toEqual([])
  })

  it('needs a region', async () => {
    const opened = await open()
    await opened.fill(labels.contactName, TYPED.contactName)
    await opened.fill(labels.contactPhone, TYPED.contactPhone)
    await opened.fill(labels.detail, TYPED.detail)
    await opened.tap(copy.submit)
    await expect.element(opened.text(copy.missing.region)).toBeVisible()
    expect(opened.calls(SAVE)).toEqual([])
  })

  it('keeps what was typed over a reload, and forgets it when it is saved', async () => {
    const store = memoryStorage()
    const opened = await open({ host: { store } })
    await fillIn(opened)
    await opened.clock.advance(5_000)
    const again = await opened.reload()
    await expect.element(again.field(labels.detail)).toHaveValue(TYPED.detail)
    await again.tap(copy.submit)
    await expect.poll(() => again.exits).toHaveLength(1)
    await again.clock.advance(5_000)
    expect(JSON.stringify(store.entries())).not.toContain(TYPED.contactPhone)
  })

  it('beyond the tenth is refused in the server’s words', async () => {
    const opened = await open({ faults: [refuses(SAVE, 400, '最多保存10个收货地址')] })
    await fillIn(opened)
    await opened.tap(copy.submit)
    await expect.element(opened.text('最多保存10个收货地址')).toBeVisible()
    expect(opened.exits).toEqual([])
  })
})

describe('a known address', () => {
  const known = { persona: 'prize-orders', search: { id: 'DS0' } }

  it('is shown as it is, and changed in its place', async () => {
    const opened = await open(known)
    await expect.element(opened.field(labels.contactName)).toHaveValue('王小明')
    await expect.element(opened.picker(labels.region)).toHaveTextContent('浙江省 杭州市 西湖区 文新街道')
    await opened.fill(labels.detail, '示例路2号5幢')
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toEqual([{ name: 'done', query: undefined }])
    expect(opened.calls(SAVE)[0]?.request).toMatchObject({ address: { addressId: 'DS0', isDefault: true } })
  })

  it('keeps what was typed over a reload, and is not filled in with what was typed for another one', async () => {
    const store = memoryStorage()
    const opened = await open({ persona: 'prize-orders', host: { store } })
    await opened.fill(labels.contactName, TYPED.contactName)
    await opened.clock.advance(5_000)
    await opened.view.unmount()
    const other = await open({ ...known, world: opened.world, host: { store } })
    await expect.element(other.field(labels.contactName)).toHaveValue('王小明')
    await other.fill(labels.contactName, '王小红')
    await other.clock.advance(5_000)
    const again = await other.reload()
    await expect.element(again.field(labels.contactName)).toHaveValue('王小红')
  })

  it('that is gone is said so, and nothing can be typed for it', async () => {
    const { text, tap, exits } = await openPage(addressEdit, { ...known, search: { id: 'D404' } })
    await expect.element(text(copy.gone.title)).toBeVisible()
    expect(page.getByLabelText(labels.contactName).elements()).toEqual([])
    await tap(copy.back)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('that does not load is loaded again', async () => {
    const { text, tap, field } = await openPage(addressEdit, {
      ...known,
      faults: [{ match: LIST, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(field(labels.contactName)).toHaveValue('王小明')
  })
})

it('after a lost reply leads to the list, which shows whether it is there', async () => {
  const opened = await open({ faults: [{ match: SAVE, fault: 'drop=after', times: 1 }] })
  await fillIn(opened)
  await opened.tap(copy.submit)
  await expect.element(opened.text(/可能已经提交成功/)).toBeVisible()
  await opened.tap('查看结果')
  expect(opened.exits).toEqual([{ name: 'done', query: undefined }])
})
