import { memoryStorage } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TypedCode } from './code.ts'
import { copy } from './copy.ts'
import { academicForm } from './step.ts'
import { Remembered } from './testing/Remembered.tsx'

const CHECK = 'credit/preValidator'
const CODE = 'AB12CD34EF56'
const field = () => page.getByRole('textbox', { name: copy.label })

/** Opens the field; `typed`: what the wait has left in memory. */
async function open(options: OpenPageOptions<object> = {}, typed?: TypedCode) {
  const opened = await openPage(academicForm, {
    ...options,
    ...(typed && { around: (shown) => <Remembered typed={typed}>{shown}</Remembered> }),
  })
  await expect.element(field()).toBeVisible()
  return opened
}

describe('the field', () => {
  it.each([CODE, ' ab12 cd34 ef56 ', 'ａｂ１２ｃｄ３４ｅｆ５６', 'AB12CD34EF56GH78'])(
    'takes %s, and leads to the wait',
    async (typed) => {
      const { exits, tap } = await open()
      await field().fill(typed)
      await tap(copy.submit)
      await expect.poll(() => exits).toEqual([{ name: 'asking', query: undefined }])
    },
  )

  it.each([
    ['', copy.missing],
    ['　 ', copy.missing],
    ['AB12CD34EF5', copy.wrong.length(11)],
    ['AB12CD34EF56GH789', copy.wrong.length(17)],
    ['AB12-CD34-EF56', copy.wrong.signs],
    ['学信网AB12CD34EF56', copy.wrong.signs],
  ])('says of "%s": %s', async (typed, message) => {
    const { exits, tap, errorOf } = await open()
    await field().fill(typed)
    await tap(copy.submit)
    await expect.poll(() => errorOf(copy.label)).toContain(message)
    await expect.element(field()).toHaveFocus()
    expect(exits).toEqual([])
  })

  it('shows small letters as the capitals that are sent', async () => {
    await open()
    await field().fill('ab12')
    expect(getComputedStyle(field().element()).textTransform).toBe('uppercase')
  })

  it('says where the code comes from', async () => {
    const { text } = await open()
    for (const step of copy.how.steps) await expect.element(text(step)).toBeVisible()
  })

  it('keeps nothing: not in storage while it is typed, and not over a reload', async () => {
    const [memory, store, entry] = [memoryStorage(), memoryStorage(), memoryStorage()]
    const opened = await open({ host: { memory, store, entry } })
    await field().fill(CODE)
    await userEvent.tab()
    await opened.clock.advance(60_000)
    await opened.reload()
    await expect.element(field()).toHaveValue('')
    expect([memory, store, entry].map((storage) => JSON.stringify(storage.entries())).join()).not.toContain(
      CODE,
    )
  })
})

describe('after the wait', () => {
  it('says at the field why a code was refused, with what was typed, until it is changed', async () => {
    const { errorOf } = await open({}, { code: CODE, state: 'sent', refusal: '学籍信息与本人不一致' })
    await expect.element(field()).toHaveValue(CODE)
    await expect.poll(() => errorOf(copy.label)).toContain('学籍信息与本人不一致')
    await expect.element(field()).toHaveFocus()
    await field().fill(`${CODE}A`)
    await expect.poll(() => errorOf(copy.label)).toBe('')
  })

  it('says that a code that was lost is not kept anywhere', async () => {
    const { text } = await open({}, { code: '', state: 'lost' })
    await expect.element(text(copy.lost)).toBeVisible()
    await expect.element(text(copy.hint)).toBeVisible()
    await expect.element(field()).toHaveValue('')
  })
})

describe('a customer who may not start', () => {
  it.each([
    ['raise-blocked', '您近期的综合评分暂不支持提额，请保持良好的还款习惯'],
    ['credit-new', '请先完成额度申请'],
    ['account-frozen', '您的账户已冻结，暂不支持提额'],
    ['raise-done', '您已完成该认证，无需重复认证'],
  ])('is told why before anything is asked: %s', async (persona, reason) => {
    const { text, calls } = await openPage(academicForm, { persona })
    await expect.element(text(reason)).toBeVisible()
    expect(field().elements()).toEqual([])
    expect(calls(CHECK).map(({ request }) => request)).toMatchObject([{ authId: '126' }])
  })
})
