import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { putCaret, withCaret } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { isName, NAME_LENGTH, NameField, nameOf, wrongInName } from './index.ts'

describeConformance('NameField', { render: (props) => <NameField {...props} />, passTo: 'control' })

describeField('NameField', {
  render: (props) => <NameField {...props} />,
  values: ['张小满', '李四'],
  empty: '',
  seen: ['张小满', '李四', ''],
  enter: () => page.getByRole('textbox').fill('张小满'),
  composed: [
    { steps: ['z', 'zhang', 'zhang san'], commit: '张三', value: '张三', seen: '张三' },
    { steps: ['⽅', '⽅⽂'], value: '方文', seen: '方文' },
  ],
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

describe('the one form of a name', () => {
  it.each([
    ['⽅⽂', '方文'],
    ['⺬', '示'],
    ['⻢⻓⺠', '马长民'],
    ['李\uf9e1', '李李'],
    ['\ufa19田', '神田'],
    ['\u{2f800}', '丽'],
    ['葛\u{e0100}', '葛'],
    ['葛\ufe00', '葛'],
    ['张\u200b三', '张三'],
    ['\ufeff张\u200d三\u200f', '张三'],
    ['\u202e张三\u202c', '张三'],
    ['张\u3164三\u00ad', '张三'],
    ['张\u0000三\u0007', '张三'],
  ])('of %j is %s', (text, name) => {
    expect(nameOf(text)).toBe(name)
    expect(nameOf(name)).toBe(name)
    expect(isName(name)).toBe(true)
  })

  // Characters of their own in Unicode: another code point would be another name.
  it.each(['﨑', '﨩', '𠮷', '峯', '𪚥', '㛃', '䶮', '〇', '𬺈', '\u{30000}', '\u{31350}'])(
    'keeps %s',
    (name) => {
      expect(nameOf(name)).toBe(name)
      expect(isName(name)).toBe(true)
    },
  )

  it.each([
    ['⽅⽂', '⽅'],
    ['张\ufffd', '\ufffd'],
    ['张\ue863', '\ue863'],
    ['张3', '3'],
    ['张(李)', '('],
    ['㈱方', '㈱'],
    ['张々', '々'],
    ['José', 'é'],
    ['阿卜杜拉·买买提', undefined],
  ])('names what no name has in %j: %s', (name, wrong) => {
    expect(wrongInName(name)).toBe(wrong)
    if (wrong !== undefined) expect(isName(name)).toBe(false)
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

  it('markup is not a name', { tags: ['INP-024'] }, () => {
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

it('brings what its caller sets into the one form, and tells it', async () => {
  const onValueChange = vi.fn()
  const view = await render(<NameField value="" onValueChange={onValueChange} />)
  await view.rerender(<NameField value={'⽅⽂\u200b'} onValueChange={onValueChange} />)
  expect(onValueChange.mock.calls).toEqual([['方文']])
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

const insert = (text: string) => document.execCommand('insertText', false, text)

it.each(Array.from('\u0387•‧∙⋅・･．.●·﹒。｡ㆍ⸱ꞏ᛫․⦁'))('%s is the dot of a name', async (dot) => {
  expect(nameOf(`阿卜杜拉${dot}买买提`)).toBe('阿卜杜拉·买买提')
  expect(nameOf(nameOf(`阿卜杜拉${dot}买买提`))).toBe('阿卜杜拉·买买提')
})

it.each([
  ['张\t小\n满\u00a0', '张小满'],
  ['ＺＨＡＮＧ　Ｓａｎ', 'ZHANGSan'],
  ['张三（曾用名李四）', '张三(曾用名李四)'],
  ["O'Brien", "O'Brien"],
])('reads %j as %j, which the form may refuse', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

it.each([
  ['阿卜杜拉··买买提', false],
  ['买买提·吐尔逊·江', true],
  ['Ä', false],
  ['张 三', false],
  ['張小滿', true],
  ['𠮷'.repeat(12), true],
  ['𠮷'.repeat(13), false],
  ['あ', false],
])('isName of %s: %s', (text, valid) => {
  expect(isName(text)).toBe(valid)
})

it('takes twelve characters by default, rare ones of two code units too', { tags: ['field.1'] }, async () => {
  const onValueChange = vi.fn()
  await render(<NameField onValueChange={onValueChange} />)
  await field().fill('𠮷'.repeat(NAME_LENGTH + 3))
  await expect.element(field()).toHaveValue('𠮷'.repeat(12))
  expect(onValueChange.mock.calls).toEqual([['𠮷'.repeat(12)]])
})

it('cuts at the end when a full name gets one more character in front', async () => {
  await render(<NameField maxLength={4} defaultValue="张小满满" />)
  putCaret(input(), 0)
  insert('欧')
  await expect.poll(() => withCaret(input())).toBe('欧|张小满')
})

it('keeps the caret between two names when a space is typed there', async () => {
  const onValueChange = vi.fn()
  await render(<NameField defaultValue="张小满" onValueChange={onValueChange} />)
  putCaret(input(), 1)
  insert(' ')
  await expect.poll(() => withCaret(input())).toBe('张|小满')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('shows the whole name that it only reads, however long', async () => {
  const onValueChange = vi.fn()
  const name = '买买提·吐尔逊·阿卜杜拉·吐鲁番江'
  for (const fixed of [{ readOnly: true }, { disabled: true }]) {
    const view = await render(<NameField {...fixed} value={name} onValueChange={onValueChange} />)
    await expect.element(field()).toHaveValue(name)
    await view.unmount()
  }
  expect(onValueChange).not.toHaveBeenCalled()
})

it('turns the dot of each keyboard into that of the card while it is typed, once an input method is done', async () => {
  await render(<NameField />)
  input().focus()
  await cdp().send('Input.insertText', { text: '阿卜杜拉' })
  await userEvent.keyboard('.')
  await cdp().send('Input.imeSetComposition', { text: 'mai mai', selectionStart: 7, selectionEnd: 7 })
  await expect.element(field()).toHaveValue('阿卜杜拉·mai mai')
  await cdp().send('Input.insertText', { text: '买买' })
  await expect.element(field()).toHaveValue('阿卜杜拉·买买')
})

it('has its own words, which the caller and the language of the page replace', async () => {
  const view = await render(<NameField />)
  await expect.element(field()).toHaveAttribute('placeholder', '请输入姓名')
  await expect.element(field()).toHaveAttribute('autocomplete', 'name')
  await view.rerender(<NameField label="联系人姓名" placeholder="与身份证一致" autoComplete="off" />)
  const named = page.getByRole('textbox', { name: '联系人姓名' })
  await expect.element(named).toHaveAttribute('placeholder', '与身份证一致')
  await expect.element(named).toHaveAttribute('autocomplete', 'off')
  await view.rerender(
    <LocaleProvider locale={en}>
      <NameField />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('placeholder', 'Name')
})
