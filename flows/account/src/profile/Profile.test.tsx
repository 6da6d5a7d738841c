import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { profile } from './step.ts'

const SAVE = 'user/updateUserData'
const { labels } = copy
const row = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) })
const save = page.getByRole('button', { name: copy.save })

async function open(options: OpenPageOptions<{ edit?: 'email' }> = {}) {
  const opened = await openPage(profile, options)
  await expect.element(row(labels.nickname)).toBeVisible()
  return opened
}

const changes = (opened: Awaited<ReturnType<typeof open>>) => opened.calls(SAVE).map(({ request }) => request)

describe('the rows', () => {
  it('show what is known; what comes from the ID card cannot be opened', async () => {
    await open()
    await expect.element(row(labels.incomeRange)).toMatchTextContent(/万元/)
    for (const label of [labels.realName, labels.gender, labels.birthday]) {
      await expect.element(page.getByText(label, { exact: true })).toBeVisible()
      expect(row(label).elements()).toEqual([])
    }
    expect(page.getByText(copy.fixed).elements()).toHaveLength(3)
    await expect.element(page.getByText('1991年6月18日')).toBeVisible()
  })

  it('say what is missing', async () => {
    await open({ persona: 'no-profile' })
    await expect.element(row(labels.email)).toMatchTextContent(copy.blank)
    await expect.element(row(labels.education)).toMatchTextContent(copy.notChosen)
  })

  it('lead to the number and the address book', async () => {
    const { exits } = await open()
    await row(labels.mobile).click()
    await row(labels.shipping).click()
    expect(exits.map(({ name }) => name)).toEqual(['changeMobile', 'address'])
  })
})

describe('one field at a time', () => {
  it('is saved alone, shown in its row, and its row has the focus', async () => {
    const opened = await open()
    await row(labels.nickname).click()
    expect(row(labels.email).elements()).toEqual([])
    await opened.fill(labels.nickname, ' 小陈 ')
    await save.click()
    await expect.element(row(labels.nickname)).toMatchTextContent('小陈')
    expect(changes(opened)).toEqual([{ nickname: '小陈' }])
    await expect.element(row(labels.nickname)).toHaveFocus()
  })

  it('an income is sent by its number, a choice by its key', async () => {
    const opened = await open({ persona: 'no-profile' })
    await row(labels.incomeRange).click()
    await opened.choose(labels.incomeRange, '2–3万元')
    await save.click()
    await expect.element(row(labels.incomeRange)).toMatchTextContent('2–3万元')
    await row(labels.education).click()
    await opened.choose(labels.education, '本科')
    await save.click()
    await expect.element(row(labels.education)).toMatchTextContent('本科')
    expect(changes(opened)).toEqual([{ incomeRange: 3 }, { education: '本科' }])
  })

  it('an address has four levels and a text', async () => {
    const opened = await open({ persona: 'no-profile' })
    await row(labels.address).click()
    await opened.picker(labels.region).click()
    for (const name of ['浙江省', '杭州市', '西湖区', '文新街道'])
      await page.getByRole('dialog').getByRole('radio', { name, exact: true }).click()
    await opened.fill(labels.detail, '文三路1号')
    await save.click()
    await expect.element(row(labels.address)).toMatchTextContent('浙江省杭州市西湖区文新街道文三路1号')
    expect(changes(opened)).toMatchObject([{ address: { street: '文新街道', detail: '文三路1号' } }])
  })

  it('an e-mail address that is emptied is taken away; a nickname may not be empty', async () => {
    const opened = await open()
    await row(labels.email).click()
    await opened.fill(labels.email, '')
    await save.click()
    await expect.element(row(labels.email)).toMatchTextContent(copy.blank)
    await row(labels.nickname).click()
    await opened.fill(labels.nickname, ' ')
    await save.click()
    expect(opened.errorOf(labels.nickname)).toContain(copy.missing.nickname)
    expect(changes(opened)).toEqual([{ email: '' }])
  })

  it('of an unverified customer may be gender and birthday, which the server checks', async () => {
    const opened = await open({ persona: 'unverified' })
    await row(labels.gender).click()
    await opened.choose(labels.gender, '女')
    await save.click()
    await expect.element(row(labels.gender)).toMatchTextContent('女')
    await row(labels.birthday).click()
    await opened.fill(labels.birthday, '2999-01-01')
    await save.click()
    await expect.poll(() => opened.errorOf(labels.birthday)).toContain('出生日期不正确')
  })
})

describe('a save that fails', () => {
  it('says a refusal at the field, whatever it names, and keeps what was typed', async () => {
    const refusal = { kind: 'result', code: 400, message: '内容含有不支持的字符' } as const
    const opened = await open({ faults: [{ match: SAVE, fault: refusal, times: 1 }] })
    await row(labels.company).click()
    await opened.fill(labels.company, '新的单位')
    await save.click()
    await expect.poll(() => opened.errorOf(labels.company)).toContain(refusal.message)
    await expect.element(opened.field(labels.company)).toHaveValue('新的单位')
    await save.click()
    await expect.element(row(labels.company)).toMatchTextContent('新的单位')
  })

  it('may be made again after a lost reply: the same value is saved', async () => {
    const opened = await open({ faults: [{ match: SAVE, fault: 'drop=after', times: 1 }] })
    await row(labels.company).click()
    await opened.fill(labels.company, '新的单位')
    await save.click()
    await expect.element(page.getByRole('alert').filter({ hasText: '网络' })).toBeVisible()
    await save.click()
    await expect.element(row(labels.company)).toMatchTextContent('新的单位')
  })

  it('keeps the draft over a killed tab, for its own field', async () => {
    const opened = await open()
    await row(labels.company).click()
    await opened.fill(labels.company, '没有保存的单位')
    const again = await opened.reload()
    await row(labels.nickname).click()
    await expect.element(again.field(labels.nickname)).not.toHaveValue('没有保存的单位')
  })
})

describe('opened for its e-mail address', () => {
  it('shows that field at once, and leads back when it is saved', async () => {
    const opened = await openPage(profile, { persona: 'no-profile', search: { edit: 'email' } })
    await opened.fill(labels.email, 'ming@example.cn')
    await save.click()
    await expect.poll(() => opened.exits).toEqual([{ name: 'saved', query: undefined }])
    expect(row(labels.nickname).elements()).toEqual([])
  })
})

it('can be loaded again after a failure', async () => {
  const { tap, world } = await openPage(profile, {
    faults: [{ match: 'user/selectUserData', fault: 'result=42020' }],
  })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  world.sandbox.clearFaults()
  await tap('重试')
  await expect.element(row(labels.nickname)).toBeVisible()
})
