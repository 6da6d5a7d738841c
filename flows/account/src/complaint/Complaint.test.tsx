import { memoryStorage, refuses } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { upload } from '@koo/steps/pictures/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { complaint } from './step.ts'

const SAVE = 'user/saveComplaint'
const UPLOAD = 'merchant/uploadPicture'
const TEXT = '3月1日在还款页点了两次，扣款显示两笔。\n请核实。'
const text = copy.complaint

async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(complaint, options)
  await expect.element(opened.field(text.text)).toBeVisible()
  return opened
}

describe('a complaint', () => {
  it('is sent once with text, pictures and contact, and shows its number', async () => {
    const { fill, tap, text: shown, calls, exits } = await open()
    await fill(text.text, TEXT)
    await upload('one.jpg', 'two.jpg')
    await expect.element(page.getByRole('button', { name: '查看第2张' })).toBeVisible()
    await fill(text.contact, '13812345678')
    const button = page.getByRole('button', { name: text.submit }).element() as HTMLButtonElement
    for (let tapped = 0; tapped < 20; tapped += 1) button.click()
    await expect.element(shown(text.title)).toBeVisible()
    await expect.element(shown(/^T\w+/)).toBeVisible()
    expect(calls(UPLOAD)).toHaveLength(2)
    expect(calls(SAVE)).toHaveLength(1)
    expect(calls(SAVE)[0]?.request).toMatchObject({
      content: TEXT,
      contact: expect.stringMatching(/5678$/),
      pictures: [expect.any(String), expect.any(String)],
    })
    await tap(copy.received.home)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('needs its text only', async () => {
    const { fill, tap, text: shown, calls, errorOf } = await open()
    await tap(text.submit)
    await expect.poll(() => errorOf(text.text)).toContain(text.missing.text)
    expect(calls(SAVE)).toEqual([])
    await fill(text.text, '页面打不开')
    await tap(text.submit)
    await expect.element(shown(text.title)).toBeVisible()
    expect(calls(SAVE)[0]?.request).not.toHaveProperty('contact')
  })

  it('holds 2,000 characters, and no more', async () => {
    const { fill, field } = await open()
    await fill(text.text, '长'.repeat(2_001))
    await expect.element(field(text.text)).toHaveValue('长'.repeat(2_000))
  })

  it('after a lost reply is sent again as the same one', async () => {
    const {
      fill,
      tap,
      text: shown,
      calls,
      world,
    } = await open({
      faults: [{ match: SAVE, fault: 'drop=after', times: 1 }],
    })
    await fill(text.text, TEXT)
    await tap(text.submit)
    await expect.element(page.getByRole('button', { name: text.submit })).toBeEnabled()
    await expect.poll(() => calls(SAVE)).toHaveLength(1)
    await expect.element(page.getByLabelText(text.text)).toHaveValue(TEXT)
    await tap(text.submit)
    await expect.element(shown(text.title)).toBeVisible()
    const serials = calls(SAVE).map(({ request }) => (request as { serialNumber: string }).serialNumber)
    expect(new Set(serials).size).toBe(1)
    const [user] = world.sandbox.world().users
    expect(JSON.stringify(user)?.split('点了两次')).toHaveLength(2)
  })
})

describe('the sixth of a day', () => {
  const full = '您今日提交的投诉已达上限，请明日再试'

  it('is refused in the server’s words; what was typed stays, and the service is the way on', async () => {
    const { fill, tap, text: shown, field, exits } = await open({ faults: [refuses(SAVE, 42122, full)] })
    await fill(text.text, TEXT)
    await tap(text.submit)
    await expect.element(shown(full)).toBeVisible()
    await expect.element(field(text.text)).toHaveValue(TEXT)
    await tap(copy.service)
    expect(exits).toEqual([{ name: 'service', query: undefined }])
  })
})

describe('what was typed', () => {
  it('is there after a reload, and forgotten when it is received', async () => {
    const store = memoryStorage()
    const opened = await open({ host: { store } })
    await opened.fill(text.text, TEXT)
    await opened.clock.advance(5_000)
    const again = await opened.reload()
    await expect.element(again.field(text.text)).toHaveValue(TEXT)
    await again.tap(text.submit)
    await expect.element(again.text(text.title)).toBeVisible()
    await again.clock.advance(5_000)
    expect(JSON.stringify(store.entries())).not.toContain('点了两次')
  })

  it('is kept to the last of 2,000 characters', async () => {
    const opened = await open()
    // Each of these characters is two units of a text.
    const long = '𠮷'.repeat(2_000)
    await opened.fill(text.text, long)
    await opened.clock.advance(5_000)
    const again = await opened.reload()
    await expect.element(again.field(text.text)).toHaveValue(long)
  })
})

describe('a picture', () => {
  it('that is on its way is waited for: nothing is sent without it', async () => {
    const {
      fill,
      tap,
      text: shown,
      calls,
    } = await open({ faults: [{ match: UPLOAD, fault: 'hang=before' }] })
    await fill(text.text, TEXT)
    await upload('late.jpg')
    await expect.poll(() => calls(UPLOAD)).toHaveLength(1)
    await tap(text.submit)
    await expect.element(shown(/还没有全部上传/)).toBeVisible()
    expect(calls(SAVE)).toEqual([])
  })

  it('that did not arrive is not left out in silence', async () => {
    const { fill, tap, calls } = await open({ faults: [{ match: UPLOAD, fault: 'result=42020' }] })
    await fill(text.text, TEXT)
    await upload('lost.jpg')
    await expect.poll(() => calls(UPLOAD)).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: '重试第1张' })).toBeVisible()
    await tap(text.submit)
    await expect.element(page.getByRole('button', { name: '重试第1张' })).toBeVisible()
    expect(calls(SAVE)).toEqual([])
  })
})
