import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { isName, NameField, nameOf } from './index.ts'

describeConformance('NameField', { render: (props) => <NameField {...props} />, passTo: 'control' })

describeField('NameField', {
  render: (props) => <NameField {...props} />,
  values: ['张小满', '李四'],
  empty: '',
  seen: ['张小满', '李四', ''],
  enter: () => page.getByRole('textbox').fill('张小满'),
})

describe('nameOf', () => {
  it.each([
    [' 张 小 满 ', '张小满'],
    ['张\u3000三', '张三'],
    ['阿卜杜拉・买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉．买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉.买买提', '阿卜杜拉·买买提'],
    ['Ｌｉ', 'Li'],
  ])('%s becomes %s', (text, name) => {
    expect(nameOf(text)).toBe(name)
  })
})

describe('isName', () => {
  it.each([
    ['张', true],
    ['一二三四五六七八九十一二', true],
    ['一二三四五六七八九十一二三', false],
    ['𠮷田', true],
    ['Li', true],
    ['阿卜杜拉·买买提', true],
    ['·买买提', false],
    ['阿卜·', false],
    ['张1', false],
    ['', false],
  ])('%s: %s', (text, valid) => {
    expect(isName(text)).toBe(valid)
  })

  it('INP-024 markup is not a name', () => {
    expect(isName(nameOf('<script>window.__pwned=1</script>'))).toBe(false)
  })

  it('can reject the dot', () => {
    expect(isName('阿卜杜拉·买买提', { middleDot: false })).toBe(false)
  })
})

const field = () => page.getByRole('textbox', { name: '姓名' })
const input = () => field().element() as HTMLInputElement

it('cleans typed and pasted text and keeps the caret', async () => {
  const onValueChange = vi.fn()
  await render(<NameField defaultValue="买买提" onValueChange={onValueChange} />)
  input().focus()
  input().setSelectionRange(0, 0)
  document.execCommand('insertText', false, '阿卜 杜拉.')
  await expect.element(field()).toHaveValue('阿卜杜拉·买买提')
  await expect.poll(() => input().selectionStart).toBe(5)
  await userEvent.keyboard(' ')
  await expect.element(field()).toHaveValue('阿卜杜拉·买买提')
  expect(onValueChange.mock.calls).toEqual([['阿卜杜拉·买买提']])
})

it('accepts at most its maximum', async () => {
  await render(<NameField maxLength={3} />)
  await field().fill('张小满满')
  await expect.element(field()).toHaveValue('张小满')
})

it('changes nothing while an input method is composing', async () => {
  const onValueChange = vi.fn()
  await render(<NameField maxLength={2} onValueChange={onValueChange} />)
  input().focus()
  await cdp().send('Input.imeSetComposition', { text: 'zhang xiao', selectionStart: 10, selectionEnd: 10 })
  await expect.element(field()).toHaveValue('zhang xiao')
  expect(onValueChange).not.toHaveBeenCalled()
  await cdp().send('Input.insertText', { text: '张小' })
  await expect.element(field()).toHaveValue('张小')
  expect(onValueChange.mock.calls).toEqual([['张小']])
})
