import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startComposing } from '../test/composing.ts'
import { putCaret, withCaret } from '../test/typing.ts'
import { useCleanText } from './useCleanText.ts'

interface Props {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  readOnly?: boolean
  disabled?: boolean
}

const upper = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '')

/** Keeps letters, in upper case; a digit in front of everything refuses the edit. */
function Probe({ value, defaultValue, onValueChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { text, clear, props } = useCleanText(input, {
    value,
    defaultValue,
    onValueChange,
    clean: (typed, caret, before) =>
      /^\d/.test(typed)
        ? { value: before, caret: caret - 1 }
        : { value: upper(typed), caret: upper(typed.slice(0, caret)).length },
  })
  return (
    <>
      <input {...rest} {...props} ref={input} aria-label="代码" />
      <output>{text}</output>
      <button type="button" onClick={clear}>
        清空
      </button>
    </>
  )
}

const field = () => page.getByRole('textbox')
const input = () => field().element() as HTMLInputElement
const insert = (text: string) => document.execCommand('insertText', false, text)

it('cleans an edit in the middle and keeps the caret behind it', async () => {
  const onValueChange = vi.fn()
  await render(<Probe defaultValue="ABEF" onValueChange={onValueChange} />)
  putCaret(input(), 2)
  insert('c-1d')
  await expect.poll(() => withCaret(input())).toBe('ABCD|EF')
  expect(onValueChange.mock.calls).toEqual([['ABCDEF']])
})

it('puts the caret back when nothing of an edit is kept, again and again', async () => {
  const onValueChange = vi.fn()
  await render(<Probe defaultValue="ABCD" onValueChange={onValueChange} />)
  putCaret(input(), 2)
  for (const character of ['1', '2', '-']) {
    insert(character)
    await expect.poll(() => withCaret(input())).toBe('AB|CD')
  }
  expect(onValueChange).not.toHaveBeenCalled()
})

it('hands the value before the edit to the function that cleans', async () => {
  await render(<Probe defaultValue="AB" />)
  putCaret(input(), 0)
  insert('1')
  await expect.poll(() => withCaret(input())).toBe('|AB')
})

it('leaves the value to its caller when controlled', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Probe value="AB" onValueChange={onValueChange} />)
  putCaret(input(), 2)
  insert('c')
  await expect.element(field()).toHaveValue('AB')
  expect(onValueChange.mock.calls).toEqual([['ABC']])
  await view.rerender(<Probe value="ABC" onValueChange={onValueChange} />)
  await expect.element(field()).toHaveValue('ABC')
})

it('is emptied as by its user, whatever is being composed', async () => {
  const onValueChange = vi.fn()
  await render(<Probe defaultValue="AB" onValueChange={onValueChange} />)
  startComposing(input(), 'ABni')
  await page.getByRole('button').click()
  await expect.element(field()).toHaveValue('')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  expect(onValueChange.mock.lastCall).toEqual([''])
})

it('changes nothing while an input method is composing, and drops a cancelled composition', async () => {
  const onValueChange = vi.fn()
  await render(<Probe defaultValue="AB" onValueChange={onValueChange} />)
  putCaret(input(), 2)
  await cdp().send('Input.imeSetComposition', { text: 'ni 1', selectionStart: 4, selectionEnd: 4 })
  await expect.element(field()).toHaveValue('ABni 1')
  await expect.element(page.getByRole('status')).toHaveTextContent('AB')
  await cdp().send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await expect.element(field()).toHaveValue('AB')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('goes on composing at a tap into the field itself', async () => {
  const onValueChange = vi.fn()
  await render(<Probe defaultValue="AB" onValueChange={onValueChange} />)
  startComposing(input(), 'ABni')
  await new Promise(requestAnimationFrame)
  input().click()
  await expect.element(field()).toHaveValue('ABni')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('cleans a start value and reports it, unless the field cannot be changed', async () => {
  const onValueChange = vi.fn()
  for (const fixed of [{ readOnly: true }, { disabled: true }]) {
    const view = await render(<Probe {...fixed} defaultValue="a b" onValueChange={onValueChange} />)
    await expect.element(field()).toHaveValue('a b')
    await view.unmount()
  }
  expect(onValueChange).not.toHaveBeenCalled()
  await render(<Probe defaultValue="a b" onValueChange={onValueChange} />)
  await expect.element(field()).toHaveValue('AB')
  expect(onValueChange.mock.calls).toEqual([['AB']])
})

it('adopts what was typed before hydration', async () => {
  const onValueChange = vi.fn()
  const host = document.createElement('main')
  document.body.append(host)
  const part = <Probe onValueChange={onValueChange} />
  host.innerHTML = renderToString(part)
  input().value = 'ab'
  const root = hydrateRoot(host, part)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.poll(() => onValueChange.mock.calls).toEqual([['AB']])
  await expect.element(field()).toHaveValue('AB')
})
