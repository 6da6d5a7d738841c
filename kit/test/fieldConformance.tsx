import { useController, useForm, type UseFormReturn } from 'react-hook-form'
import type { ReactElement } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FieldProps } from '../src/Field/index.ts'
import { describeComposition, type ComposedText } from './compositionConformance.tsx'
import { expectTargets } from './targets.ts'

/** The props that the suite passes; a part spreads them over an ordinary instance. */
export type HandedField<Value> = Partial<FieldProps<Value, never>>

type Check = 'controlled' | 'uncontrolled' | 'label' | 'required' | 'readOnly'

export interface FieldConformanceOptions<Value> {
  /** Renders one ordinary, empty instance with these props spread over it. */
  render: (props: HandedField<Value>) => ReactElement
  /** Two values; different if the part has two. */
  values: readonly [Value, Value]
  /** Value of an empty field. */
  empty: Value
  /** What a user sees of the value; by default the text of the control. */
  read?: (root: HTMLElement) => unknown
  /** What `read` returns for the two values and for the empty one. */
  seen: readonly [one: unknown, other: unknown, empty: unknown]
  /** Enters the first value into an empty field as a user does. */
  enter: (root: HTMLElement) => Promise<unknown>
  /** The element with label, message and state; by default the focusable one. */
  described?: (root: HTMLElement) => HTMLElement
  /** Accessible name of an empty field, if it is more than the label. */
  name?: (label: string) => string
  /** The first value with full-width digits, for fields that accept digits. */
  fullWidth?: string
  /** What input methods compose in the empty field, for fields with text. */
  composed?: readonly ComposedText[]
  /** Checks that do not apply; the caller writes the reason beside each. */
  skip?: readonly Check[]
}

const controls = 'input:not([type="hidden"]), textarea, select, button'

const firstControl = (root: HTMLElement) => root.querySelector(controls) as HTMLElement

const textOf = (root: HTMLElement) => (firstControl(root) as HTMLInputElement).value

/** The tests of the field contract (`FieldProps`). Call it once in the test of each part with a value. */
export function describeField<Value>(name: string, options: FieldConformanceOptions<Value>): void {
  const { values, empty, seen, enter, read = textOf, described = firstControl, skip = [] } = options
  const label = '这一项'
  const part = (props: HandedField<Value>) => options.render({ label, ...props })
  const rootOf = (container: Element) => container.firstElementChild as HTMLElement
  const check = (kind: Check, register: () => void) => {
    if (!skip.includes(kind)) register()
  }
  const expectSeen = (root: HTMLElement, what: unknown) => expect.poll(() => read(root)).toEqual(what)

  describe(`${name} is a field`, () => {
    it('shows its value prop, and only that', async () => {
      const onValueChange = vi.fn()
      const view = await render(part({ value: values[1], onValueChange }))
      const root = rootOf(view.container)
      await expectSeen(root, seen[1])
      await view.rerender(part({ value: values[0], onValueChange }))
      await expectSeen(root, seen[0])
      await view.rerender(part({ value: empty, onValueChange }))
      await expectSeen(root, seen[2])
      expect(onValueChange).not.toHaveBeenCalled()
    })

    check('controlled', () => {
      it('lets its caller decide whether the new value stays', async () => {
        const onValueChange = vi.fn()
        const view = await render(part({ value: empty, onValueChange }))
        await enter(rootOf(view.container))
        expect(onValueChange).toHaveBeenCalled()
        await expectSeen(rootOf(view.container), seen[2])
      })
    })

    check('uncontrolled', () => {
      it('keeps its value when uncontrolled and passes it on', async () => {
        const onValueChange = vi.fn()
        const view = await render(part({ onValueChange }))
        const root = rootOf(view.container)
        await expectSeen(root, seen[2])
        await enter(root)
        await expectSeen(root, seen[0])
        expect(onValueChange.mock.lastCall).toEqual([values[0]])
      })

      it('starts with its default value', async () => {
        const view = await render(part({ defaultValue: values[1] }))
        await expectSeen(rootOf(view.container), seen[1])
      })
    })

    check('label', () => {
      it('is named by its label', async () => {
        const view = await render(part({}))
        await expect
          .element(described(rootOf(view.container)))
          .toHaveAccessibleName(options.name?.(label) ?? label)
      })
    })

    it('is described by its hint', async () => {
      const view = await render(part({ hint: '与证件一致' }))
      const element = described(rootOf(view.container))
      await expect.element(element).toHaveAccessibleDescription(/与证件一致/)
      await expect.element(element).not.toHaveAttribute('aria-invalid')
    })

    it('announces an error once and uses it as the description of the control', async () => {
      const view = await render(part({ hint: '与证件一致' }))
      const root = rootOf(view.container)
      const live = [...root.querySelectorAll('[role="alert"]')]
      expect(live.map((region) => region.textContent)).toEqual([''])
      let announced = 0
      const observer = new MutationObserver((records) => {
        announced += records.length
      })
      observer.observe(live[0] as Element, { childList: true, characterData: true, subtree: true })
      await view.rerender(part({ hint: '与证件一致', error: '请填写这一项' }))
      await view.rerender(part({ hint: '与证件一致', error: '请填写这一项' }))
      await expect.poll(() => announced).toBe(1)
      observer.disconnect()
      const filledRegions = [...root.querySelectorAll('[role="alert"], [role="status"], [aria-live]')].filter(
        (region) => region.textContent?.includes('请填写这一项'),
      )
      expect(filledRegions).toEqual(live)
      await expect.element(described(root)).toHaveAccessibleDescription(/请填写这一项/)
      expect(root.querySelector('[aria-invalid="true"]')).not.toBeNull()
      expect(root.textContent).not.toContain('与证件一致')
    })

    check('required', () => {
      it('marks a required field, visually and for screen readers', async () => {
        const view = await render(part({ required: true }))
        const root = rootOf(view.container)
        await expect.element(described(root)).toHaveAttribute('aria-required', 'true')
        expect(root.textContent).toContain('*')
        expect(root.querySelector(':required')).toBeNull()
      })
    })

    it('does not react while disabled', async () => {
      const view = await render(part({ value: values[1], disabled: true }))
      const root = rootOf(view.container)
      const usable = [...root.querySelectorAll(controls)].filter(
        (control) => !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
      )
      expect(usable).toEqual([])
      await expectSeen(root, seen[1])
    })

    check('readOnly', () => {
      it('can be focused but not changed while read-only', async () => {
        const onValueChange = vi.fn()
        const view = await render(part({ value: values[1], readOnly: true, onValueChange }))
        const root = rootOf(view.container)
        const control = firstControl(root)
        control.focus()
        expect(document.activeElement).toBe(control)
        await userEvent.keyboard('1 {Backspace}{ArrowDown}{Enter}')
        await expectSeen(root, seen[1])
        expect(onValueChange).not.toHaveBeenCalled()
        expect(page.getByRole('dialog').query()).toBeNull()
      })
    })

    it('calls onBlur once', async () => {
      const onBlur = vi.fn()
      const view = await render(
        <>
          {part({ onBlur })}
          <button type="button">外面</button>
        </>,
      )
      const control = firstControl(rootOf(view.container))
      control.focus()
      expect(onBlur).not.toHaveBeenCalled()
      ;(view.getByRole('button', { name: '外面' }).element() as HTMLElement).focus()
      expect(onBlur).toHaveBeenCalledTimes(1)
    })

    it('works in a form of react-hook-form: entering, submitting, reset', async () => {
      const onSubmit = vi.fn()
      const { root, form } = await openForm(part, values[1], onSubmit)
      await expectSeen(root, seen[1])
      form().setValue('field', empty)
      await expectSeen(root, seen[2])
      await enter(root)
      expect(form().getValues('field')).toEqual(values[0])
      await form().handleSubmit(({ field }) => onSubmit(field))()
      expect(onSubmit.mock.calls).toEqual([[values[0]]])
      form().reset()
      await expectSeen(root, seen[1])
      expect(form().getValues('field')).toEqual(values[1])
    })

    it('takes the focus when a form finds an error', async () => {
      const { root, form } = await openForm(part, empty, vi.fn())
      form().setError('field', { message: '请填写这一项' }, { shouldFocus: true })
      await expect.poll(() => root.contains(document.activeElement)).toBe(true)
      expect(document.activeElement).toBe(firstControl(root))
      await expect.element(described(root)).toHaveAccessibleDescription(/请填写这一项/)
      form().reset()
      await expect.poll(() => root.querySelector('[role="alert"]')?.textContent).toBe('')
    })

    it('works with text at 200 % on the narrowest screen', async () => {
      await page.viewport(320, 640)
      document.documentElement.style.fontSize = '200%'
      onTestFinished(async () => {
        document.documentElement.style.fontSize = ''
        await page.viewport(375, 667)
      })
      const view = await render(part({ value: values[1], hint: '与证件一致', required: true }))
      expect(cutTexts(rootOf(view.container))).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    })

    it('is large enough for a finger', async () => {
      const view = await render(<div style={{ padding: 24 }}>{part({ value: values[1] })}</div>)
      expectTargets(view.container)
    })

    if (options.composed) {
      describeComposition({
        part: (props) => part(props as HandedField<Value>),
        composed: options.composed,
        other: [String(values[1]), String(seen[1])],
      })
    }

    if (options.fullWidth !== undefined) {
      it('accepts full-width digits', async () => {
        const onValueChange = vi.fn()
        const view = await render(part({ onValueChange }))
        const root = rootOf(view.container)
        firstControl(root).focus()
        for (const character of options.fullWidth ?? '') {
          document.execCommand('insertText', false, character)
          // One event per character, as a keyboard sends them.
          await new Promise(requestAnimationFrame)
        }
        await expectSeen(root, seen[0])
        expect(onValueChange.mock.lastCall).toEqual([values[0]])
      })

      it('takes one pasted number, and refuses two with a word that goes with the next entry', async () => {
        const onValueChange = vi.fn()
        const view = await render(part({ onValueChange }))
        const root = rootOf(view.container)
        paste(firstControl(root), `${options.fullWidth}\n${options.fullWidth}`)
        await expect.poll(() => root.querySelector('[role="alert"]')?.textContent).toMatch(/粘贴/)
        await expectSeen(root, seen[2])
        expect(onValueChange).not.toHaveBeenCalled()
        paste(firstControl(root), `\u200b ${options.fullWidth}\n`)
        await expectSeen(root, seen[0])
        expect(onValueChange.mock.lastCall).toEqual([values[0]])
        expect(root.querySelector('[role="alert"]')?.textContent).toBe('')
      })
    }
  })
}

/** What a browser does before it pastes. */
function paste(control: HTMLElement, text: string): void {
  control.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  control.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

interface FormUse {
  field: unknown
}

/** Renders the part in a form, bound as the page layer binds it. */
async function openForm<Value>(
  part: (props: HandedField<Value>) => ReactElement,
  defaultValue: Value,
  onSubmit: (value: unknown) => void,
) {
  let current: UseFormReturn<FormUse> | undefined
  function Form() {
    const form = useForm<FormUse>({ defaultValues: { field: defaultValue } })
    current = form
    const { field, fieldState } = useController({ control: form.control, name: 'field' })
    const { onChange, value, ...rest } = field
    return (
      <form noValidate onSubmit={(event) => void form.handleSubmit((all) => onSubmit(all.field))(event)}>
        {part({
          ...rest,
          value: value as Value,
          onValueChange: onChange,
          error: fieldState.error?.message,
        })}
      </form>
    )
  }
  const view = await render(<Form />)
  const form = () => {
    if (!current) throw new Error('The form was not rendered')
    return current
  }
  return { root: view.container.querySelector('form')?.firstElementChild as HTMLElement, form }
}

/** Texts and inputs with lines that do not fit into their boxes. */
function cutTexts(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, overflowY, lineHeight, position } = getComputedStyle(element)
    if (position === 'absolute' || element.clientHeight === 0) return []
    const isInput = element.matches('input:not([type="checkbox"], [type="radio"])')
    const cut = isInput
      ? element.clientHeight + 1 < Number.parseFloat(lineHeight)
      : (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
    return cut ? [element.outerHTML.slice(0, 120)] : []
  })
}
