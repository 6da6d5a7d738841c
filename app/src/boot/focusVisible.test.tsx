import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { markFocus } from './focusVisible.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button id="first">a</button><button id="second">b</button><input id="name" /><input id="tick" type="checkbox" />'
  stop = markFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const marked = () => [...document.querySelectorAll('[data-focus-visible]')].map(({ id }) => id)
const at = (id: string) => document.getElementById(id) as HTMLElement

it('marks what the keyboard reaches, as :focus-visible does, and only that', async () => {
  await userEvent.click(at('first'))
  await userEvent.tab()
  expect(marked()).toEqual(['second'])
  expect(document.querySelector(':focus-visible')).toBe(at('second'))
  await userEvent.tab({ shift: true })
  expect(marked()).toEqual(['first'])
})

it('marks no button that is tapped, and a text field always', async () => {
  await userEvent.click(at('first'))
  expect(document.activeElement).toBe(at('first'))
  expect(marked()).toEqual([])
  await userEvent.click(at('tick'))
  expect(marked()).toEqual([])
  await userEvent.click(at('name'))
  expect(marked()).toEqual(['name'])
})

it('marks what was tapped once a key is used, and not what the page focuses after a tap', async () => {
  await userEvent.click(at('first'))
  at('second').focus()
  expect(marked()).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toEqual(['second'])
  await userEvent.click(at('first'))
  expect(marked()).toEqual([])
})
