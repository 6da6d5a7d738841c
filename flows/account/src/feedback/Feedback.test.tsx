import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { upload } from '@koo/steps/pictures/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as shared } from '../complaint/copy.ts'
import { copy } from './copy.ts'
import { feedback } from './step.ts'

const SAVE = 'user/saveComplaint'
const KINDS = 'other/getWebConfig'

async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(feedback, options)
  await expect.element(opened.field(copy.text)).toBeVisible()
  return opened
}

describe('feedback', () => {
  it('has a kind, which stands before its text, and may have pictures', async () => {
    const { choose, fill, tap, text, calls, exits } = await open()
    await choose(copy.kind, '还款问题')
    await fill(copy.text, '账单日想改到月底')
    await upload('page.jpg')
    await expect.element(page.getByRole('button', { name: '查看第1张' })).toBeVisible()
    await tap(copy.submit)
    await expect.element(text(copy.title)).toBeVisible()
    expect(calls(SAVE)[0]?.request).toMatchObject({
      content: '【还款问题】账单日想改到月底',
      pictures: [expect.any(String)],
    })
    await tap(shared.received.home)
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('says at each field what is missing', async () => {
    const { tap, text, errorOf, calls } = await open()
    await tap(copy.submit)
    await expect.element(text(copy.missing.kind)).toBeVisible()
    await expect.poll(() => errorOf(copy.text)).toContain(copy.missing.text)
    expect(calls(SAVE)).toEqual([])
  })

  it('holds 200 characters', async () => {
    const { fill, field } = await open()
    await fill(copy.text, '长'.repeat(250))
    await expect.element(field(copy.text)).toHaveValue('长'.repeat(200))
  })

  it('is kept when no more is taken today, over a reload too', async () => {
    const opened = await open({ faults: [refuses(SAVE, 42122, '您今日提交的投诉已达上限，请明日再试')] })
    await opened.choose(copy.kind, '其他')
    await opened.fill(copy.text, '建议增加搜索')
    await opened.tap(copy.submit)
    await expect.element(opened.text(/已达上限/)).toBeVisible()
    await opened.clock.advance(5_000)
    const again = await opened.reload()
    await expect.element(again.field(copy.text)).toHaveValue('建议增加搜索')
    await expect.element(again.picker(copy.kind)).toHaveTextContent('其他')
  })
})

describe('the kinds', () => {
  it('that do not load are loaded again', async () => {
    const { text, tap, field } = await openPage(feedback, {
      faults: [{ match: KINDS, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(field(copy.text)).toBeVisible()
  })

  it.each([[null], [[]], ['text'], [[{ key: 1 }]]])(
    'that are none (%j) keep nobody from speaking',
    async (value) => {
      const { choose, fill, tap, text } = await open({ faults: [replies(KINDS, value)] })
      await choose(copy.kind, copy.other)
      await fill(copy.text, '很好用')
      await tap(copy.submit)
      await expect.element(text(copy.title)).toBeVisible()
    },
  )
})
