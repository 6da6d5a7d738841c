import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startComposing, typeComposed } from '../../test/composing.ts'
import { describeComposition } from '../../test/compositionConformance.tsx'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { SearchBar, type SearchBarProps } from './index.ts'

describeConformance('SearchBar', {
  render: (props) => <SearchBar defaultValue="提前还款" showCancelButton {...props} />,
  passTo: 'control',
})

describeComposition({
  part: ({ value, defaultValue, onValueChange }) => <SearchBar {...{ value, defaultValue, onValueChange }} />,
  composed: [{ steps: ['h', "huan'k", '还款'], value: '还款', seen: '还款' }],
  other: ['逾期', '逾期'],
})

const box = () => page.getByRole('searchbox')
const button = (name: string) => page.getByRole('button', { name })

const open = async (props: Partial<SearchBarProps> = {}) => {
  const calls = { onValueChange: vi.fn(), onSearch: vi.fn(), onClear: vi.fn(), onCancel: vi.fn() }
  const view = await render(<SearchBar {...calls} {...props} />)
  return { ...calls, view }
}

it('is a search with a name, which is also the placeholder', async () => {
  const { view } = await open()
  await expect.element(page.getByRole('search')).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: '搜索' })).toHaveAttribute('placeholder', '搜索')
  await view.rerender(<SearchBar label="搜索问题" placeholder="输入关键字" />)
  await expect
    .element(page.getByRole('searchbox', { name: '搜索问题' }))
    .toHaveAttribute('placeholder', '输入关键字')
  await expect.element(box()).toHaveAttribute('enterkeyhint', 'search')
})

it('tells what is typed, and searches by Enter', async () => {
  const { onValueChange, onSearch } = await open()
  await box().fill('逾期')
  expect(onValueChange.mock.lastCall).toEqual(['逾期'])
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['逾期']])
})

it('drops characters that are not seen', async () => {
  const { onValueChange, onSearch } = await open()
  await box().fill('逾\u200b期')
  expect(onValueChange.mock.lastCall).toEqual(['逾期'])
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['逾期']])
})

it('does not search by the Enter that ends a composition', async () => {
  const { onSearch } = await open()
  const input = box().element() as HTMLInputElement
  startComposing(input, 'h', "huan'k")
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  )
  expect(onSearch).not.toHaveBeenCalled()
  await typeComposed(['还款'])
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledTimes(1)
})

it('sends no form around it', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const onSearch = vi.fn()
  await render(
    <form onSubmit={onSubmit}>
      <SearchBar onSearch={onSearch} defaultValue="上海" showCancelButton />
    </form>,
  )
  box().element().focus()
  await userEvent.keyboard('{Enter}')
  await button('清空').click()
  await button('取消').click()
  expect(onSearch.mock.calls).toEqual([['上海']])
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is emptied by a button of 44, which is there while there is a text and leaves the focus in it', async () => {
  const { onValueChange, onClear } = await open()
  expect(button('清空').query()).toBeNull()
  await box().fill('逾期')
  const { width, height } = button('清空').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await button('清空').click()
  expect(onValueChange.mock.lastCall).toEqual([''])
  expect(onClear).toHaveBeenCalledTimes(1)
  await expect.element(box()).toHaveFocus()
  await expect.element(box()).toHaveValue('')
  await expect.element(button('清空')).not.toBeInTheDocument()
})

it('has no such button where it is not wanted, or cannot be used', async () => {
  const { view } = await open({ defaultValue: '逾期', clearable: false })
  expect(button('清空').query()).toBeNull()
  for (const props of [{ disabled: true }, { readOnly: true }]) {
    await view.rerender(<SearchBar defaultValue="逾期" {...props} />)
    expect(button('清空').query()).toBeNull()
  }
})

it('is ended by a button, and empties the text unless its caller keeps it', async () => {
  const { view, onValueChange, onCancel } = await open({ defaultValue: '逾期', showCancelButton: true })
  await button('取消').click()
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onValueChange.mock.calls).toEqual([['']])
  await expect.element(box()).toHaveValue('')
  await view.unmount()
  const kept = await open({
    defaultValue: '逾期',
    showCancelButton: true,
    clearOnCancel: false,
    cancelText: '退出搜索',
  })
  await button('退出搜索').click()
  expect(kept.onCancel).toHaveBeenCalledTimes(1)
  expect(kept.onValueChange).not.toHaveBeenCalled()
  await expect.element(box()).toHaveValue('逾期')
})

it('shows the text of its caller, and only that', async () => {
  function Held() {
    const [text, setText] = useState('北')
    return (
      <>
        <SearchBar value={text} onValueChange={(next) => setText(next.slice(0, 2))} />
        <output>{text}</output>
      </>
    )
  }
  await render(<Held />)
  await box().fill('北京市')
  await expect.element(box()).toHaveValue('北京')
  await expect.element(page.getByText('北京', { exact: true })).toBeVisible()
})

it('takes as many characters as a person counts', async () => {
  const { onValueChange } = await open({ maxLength: 3 })
  await box().fill('还👨‍👩‍👧款了')
  expect(onValueChange.mock.lastCall).toEqual(['还👨‍👩‍👧款'])
})

it('takes a tap beside its text, on the icon', async () => {
  const { view } = await open()
  await userEvent.click(view.container.querySelector('svg') as Element)
  await expect.element(box()).toHaveFocus()
})

it.each([
  [true, 'leaves'],
  [false, 'keeps'],
])(
  'with a finger (%s) a search %s the field: a keyboard on the screen covers what was found',
  async (isCoarse) => {
    const real = window.matchMedia.bind(window)
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        query === '(pointer: coarse)' ? ({ matches: isCoarse } as MediaQueryList) : real(query),
      )
    await open({ defaultValue: '逾期' })
    box().element().focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement === box().element()).toBe(!isCoarse)
    media.mockRestore()
  },
)

it('stays within the smallest phone with large text', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  try {
    await open({ defaultValue: '逾期', showCancelButton: true })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(box().element().getBoundingClientRect().width).toBeGreaterThan(60)
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  }
})

it('speaks English below an English provider', async () => {
  await render(
    <LocaleProvider locale={en}>
      <SearchBar showCancelButton />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await expect.element(button('Cancel')).toBeVisible()
})
