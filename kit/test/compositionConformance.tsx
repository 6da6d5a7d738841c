import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FieldProps } from '../src/Field/index.ts'
import { endComposing, setText, startComposing, typeComposed, writeText } from './composing.ts'

/** What an input method composes in an empty field, step by step, and what comes of it. */
export interface ComposedText {
  steps: readonly string[]
  /** The text that is committed; by default the last step. */
  commit?: string
  /** The value, and the text that is shown. */
  value: string
  seen: string
}

interface Composition {
  part: (props: Partial<FieldProps<string, never>>) => ReactElement
  composed: readonly ComposedText[]
  /** Another value, and its text. */
  other: readonly [value: string, seen: string]
}

/**
 * The tests of input methods, for a field with text: the text is shown as it is composed, and taken once, whatever ends the
 * composition.
 */
export function describeComposition({ part, composed, other }: Composition): void {
  const open = async (props: Partial<FieldProps<string, never>> = {}) => {
    const onValueChange = vi.fn()
    const view = await render(
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {part({ onValueChange, ...props })}
        <button type="button">外面</button>
      </form>,
    )
    const control = view.container.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type="hidden"]), textarea',
    )
    if (!control) throw new Error('The field has no input')
    return {
      control,
      view,
      form: view.container.querySelector('form') as HTMLFormElement,
      outside: view.getByRole('button', { name: '外面' }).element() as HTMLElement,
      calls: () => onValueChange.mock.calls.map(([value]) => value as unknown),
      rerender: (next: Partial<FieldProps<string, never>>) =>
        view.rerender(<form>{part({ onValueChange, ...next })}</form>),
    }
  }

  describe.each(composed)('with an input method that composes $steps', (text) => {
    const { steps, commit = steps.at(-1) ?? '', value, seen } = text
    const expectTaken = (field: Awaited<ReturnType<typeof open>>) =>
      expect.poll(() => [field.control.value, field.calls()]).toEqual([seen, [value]])

    it.each([{}, { defaultValue: '' }])(
      'takes the text once, with the caret behind it (%j)',
      async (props) => {
        const field = await open(props)
        field.control.focus()
        await typeComposed(steps, commit)
        await expectTaken(field)
        expect(field.control.selectionEnd).toBe(seen.length)
      },
    )

    it('takes a text that is committed at once', async () => {
      const field = await open()
      field.control.focus()
      await cdp().send('Input.insertText', { text: commit })
      await expectTaken(field)
    })

    it('shows the text as it is composed, and reports nothing of it', async () => {
      const field = await open()
      for (const step of steps) {
        startComposing(field.control, step)
        await new Promise(requestAnimationFrame)
        expect([field.control.value, field.calls()]).toEqual([step, []])
      }
    })

    it('takes it once when the end comes before the last input', async () => {
      const field = await open()
      startComposing(field.control, ...steps)
      setText(field.control, commit)
      endComposing(field.control)
      writeText(field.control, commit, false)
      await expectTaken(field)
    })

    it('takes it once when the end comes before the text is there', async () => {
      const field = await open()
      field.control.focus()
      startComposing(field.control, '')
      endComposing(field.control)
      writeText(field.control, commit, false)
      await expectTaken(field)
    })

    it.each(['blur', 'click', 'submit'])('takes it at a %s when the composition never ends', async (end) => {
      const field = await open()
      startComposing(field.control, ...steps, commit)
      if (end === 'blur') field.control.blur()
      else if (end === 'click') field.outside.click()
      else field.form.requestSubmit()
      await expectTaken(field)
    })

    it('goes on with what is typed and set after a composition that never ended', async () => {
      const field = await open({ value: '' })
      startComposing(field.control, ...steps, commit)
      field.control.blur()
      await field.rerender({ value })
      await expect.poll(() => field.control.value).toBe(seen)
      await field.rerender({ value: other[0] })
      await expect.poll(() => field.control.value).toBe(other[1])
      expect(field.calls()).toEqual([value])
      field.control.focus()
      await userEvent.keyboard('{End}{Backspace}')
      expect(field.calls()).toHaveLength(2)
    })

    it('shows a value of its caller while composing, and keeps it', async () => {
      const field = await open({ value: '' })
      startComposing(field.control, ...steps)
      await field.rerender({ value: other[0] })
      await expect.poll(() => field.control.value).toBe(other[1])
      endComposing(field.control)
      field.control.blur()
      await expect.poll(() => field.control.value).toBe(other[1])
      expect(field.calls()).toEqual([])
    })
  })
}
