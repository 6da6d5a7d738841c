import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { control } from './Field.css.ts'
import {
  Field,
  type FieldFrameProps,
  FieldLine,
  type FieldLineProps,
  FieldMessage,
  FieldStack,
  SubmitProvider,
} from './index.ts'

const Sample = (props: Partial<FieldFrameProps>) => (
  <Field label="所在单位" {...props}>
    {(attributes, invalid) => (
      <FieldLine invalid={invalid} before="甲" after="乙">
        <input {...attributes} className={control} />
      </FieldLine>
    )}
  </Field>
)

describeConformance('Field', {
  render: ({ className, style }) => <Sample hint="与流水一致" className={className} style={style} />,
  // The frame has no control: native props go to the control that its child renders.
  skip: ['ref', 'native'],
})

it('connects a control to its label, hint and error', async () => {
  const view = await render(<Sample hint="与流水一致" id="own" aria-describedby="more" required />)
  const input = view.getByRole('textbox', { name: '所在单位', exact: true })
  await expect.element(input).toHaveAttribute('id', 'own')
  expect(input.element().getAttribute('aria-describedby')).toMatch(/^more /)
  await expect.element(input).toHaveAccessibleDescription('与流水一致')
  await view.rerender(<Sample hint="与流水一致" error="请填写单位全称" />)
  await expect.element(view.getByRole('alert')).toHaveTextContent('请填写单位全称')
  await expect.element(view.getByRole('textbox')).toHaveAccessibleDescription('请填写单位全称')
})

it('names a group, with its message above the controls', async () => {
  const view = await render(
    <Field group label="用途" hint="选一项">
      {(group) => (
        <div role="group" {...group} aria-invalid={undefined}>
          <button type="button">装修</button>
        </div>
      )}
    </Field>,
  )
  const group = view.getByRole('group', { name: '用途' })
  await expect.element(group).toHaveAccessibleDescription('选一项')
  const order = view.getByText('选一项').element().compareDocumentPosition(group.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('can hide its label visually', async () => {
  const view = await render(<Sample labelHidden />)
  await expect.element(view.getByRole('textbox', { name: '所在单位' })).toBeVisible()
  expect(
    view.getByText('所在单位').element().closest('label')?.parentElement?.getBoundingClientRect().width,
  ).toBeLessThan(2)
})

it('reserves space for its message, and in a stack keeps its distance to the field above', async () => {
  const view = await render(
    <FieldStack>
      <Sample label="一" />
      <Sample label="二" />
    </FieldStack>,
  )
  const [one, two] = [...(view.container.firstElementChild?.children ?? [])] as [HTMLElement, HTMLElement]
  const before = two.getBoundingClientRect().top
  expect(before - one.getBoundingClientRect().bottom).toBeCloseTo(12, 0)
  await view.rerender(
    <FieldStack>
      <Sample label="一" error="请填写单位全称" />
      <Sample label="二" />
    </FieldStack>,
  )
  expect(two.getBoundingClientRect().top).toBe(before)
})

it('does not announce the errors that come with a submit of the form around: the form says how many', async () => {
  const form = (submits: number, error?: string) => (
    <SubmitProvider submits={submits}>
      <Sample error={error} />
    </SubmitProvider>
  )
  const view = await render(form(0))
  const alert = view.getByRole('alert')
  await view.rerender(form(1, '请填写单位全称'))
  await expect.element(alert).toHaveAttribute('aria-live', 'off')
  await expect.element(view.getByRole('textbox')).toHaveAccessibleDescription('请填写单位全称')
  await view.rerender(form(1, '单位全称太短'))
  await expect.element(alert).not.toHaveAttribute('aria-live')
  await view.rerender(form(1))
  await view.rerender(form(1, '请填写单位全称'))
  await expect.element(alert).not.toHaveAttribute('aria-live')
})

describe('states', () => {
  interface SampleProps extends Partial<Omit<FieldFrameProps, 'children'>> {
    line?: Partial<FieldLineProps>
  }

  const WithLine = ({ line, ...frame }: SampleProps) => (
    <Field label="所在单位" {...frame}>
      {(attributes, invalid) => (
        <FieldLine invalid={invalid} {...line}>
          <input {...attributes} className={control} disabled={line?.disabled} readOnly={line?.readOnly} />
        </FieldLine>
      )}
    </Field>
  )

  const Group = (props: Partial<FieldFrameProps>) => (
    <Field group label="用途" {...props}>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div role="group" {...group}>
          <button type="button" style={{ height: 44 }}>
            装修
          </button>
        </div>
      )}
    </Field>
  )

  const input = () => page.getByRole('textbox').element() as HTMLInputElement
  const lineStyle = () => getComputedStyle(input().parentElement as HTMLElement)
  const box = (element: Element) => element.getBoundingClientRect()
  const long = '杭州市西湖区某某某某某某某某科技发展有限责任公司西溪街道分公司'.repeat(3)
  const rows = (root: Element) => [...(root.firstElementChild?.children ?? [])]

  /** Colour and thickness of the line under the control. */
  const lineNow = async () => {
    await finishAnimations()
    const [, colour, thickness] = /^(.+?) 0px -(\S+?) 0px/.exec(lineStyle().boxShadow) ?? []
    return { colour, thickness }
  }

  describe('the label', () => {
    it('puts the focus into its control', async () => {
      const view = await render(<WithLine />)
      await view.getByText('所在单位').click()
      expect(document.activeElement).toBe(input())
    })

    it('leaves the star of a required field out of the name', async () => {
      const view = await render(<WithLine required />)
      await expect.element(view.getByRole('textbox', { name: '所在单位', exact: true })).toBeVisible()
      await expect.element(view.getByText('*')).toHaveAttribute('aria-hidden', 'true')
      await view.rerender(<WithLine />)
      await expect.element(view.getByText('*')).not.toBeInTheDocument()
    })

    it('breaks where it is too long, beside an aside of at most half the row', async () => {
      await page.viewport(320, 640)
      onTestFinished(() => page.viewport(375, 667))
      const view = await render(<WithLine label={long} aside={`0/${'9'.repeat(60)} ${long}`} />)
      const row = box(view.container.firstElementChild as Element)
      const aside = box(view.getByText(/^0\//).element())
      expect(aside.width).toBeLessThanOrEqual(row.width / 2 + 0.5)
      expect(aside.right).toBeCloseTo(row.right, 0)
      expect(box(view.getByText(long, { exact: true }).element()).right).toBeLessThanOrEqual(aside.left)
    })

    it('has its aside at the end of the row also when it is hidden itself', async () => {
      const view = await render(<WithLine labelHidden aside="0/20" />)
      const row = box(view.container.firstElementChild as Element)
      await expect.element(view.getByText('0/20')).toBeVisible()
      expect(box(view.getByText('0/20').element()).right).toBeCloseTo(row.right, 0)
      await expect.element(view.getByRole('textbox', { name: '所在单位', exact: true })).toBeVisible()
      expect(view.getByText('所在单位').element().closest('label')?.parentElement?.offsetWidth).toBe(1)
    })

    it('takes no space when it is hidden and has no aside', async () => {
      const view = await render(<WithLine labelHidden />)
      const top = box(view.container.firstElementChild as Element).top
      expect(box(input().parentElement as Element).top).toBe(top)
    })

    it('of a group points to no single control', async () => {
      const view = await render(<Group required />)
      expect(view.container.querySelector('label')).toBeNull()
      await expect.element(view.getByRole('group', { name: '用途', exact: true })).toBeVisible()
      await view.getByText('用途', { exact: false }).click()
      expect(document.activeElement).toBe(document.body)
    })
  })

  describe('the line', () => {
    it('is thicker and in another colour with the focus, and moves nothing', async () => {
      const view = await render(<WithLine />)
      const [before, height] = [await lineNow(), box(view.container).height]
      input().focus()
      const focused = await lineNow()
      expect([before.thickness, focused.thickness]).toEqual(['1px', '2px'])
      expect(focused.colour).not.toBe(before.colour)
      expect(box(view.container).height).toBe(height)
    })

    it.each(['koo', 'night'] as const)(
      'has the colour of the error, with the focus or not, in %s',
      async (theme) => {
        putTheme(theme)
        const view = await render(<WithLine error="请填写单位全称" />)
        const { color } = getComputedStyle(view.getByRole('alert').element())
        expect((await lineNow()).colour).toBe(color)
        input().focus()
        expect(await lineNow()).toEqual({ colour: color, thickness: '2px' })
        await view.rerender(<WithLine error="请填写单位全称" line={{ readOnly: true }} />)
        expect((await lineNow()).colour).toBe(color)
        input().blur()
        await view.rerender(<WithLine />)
        expect((await lineNow()).colour).not.toBe(color)
      },
    )

    it('is paler where nothing can be changed, with the focus or not', async () => {
      const view = await render(<WithLine />)
      const usual = await lineNow()
      await view.rerender(<WithLine line={{ readOnly: true }} />)
      const fixed = await lineNow()
      input().focus()
      const focused = await lineNow()
      expect(new Set([usual.colour, fixed.colour]).size).toBe(2)
      expect(focused).toEqual({ colour: usual.colour, thickness: '2px' })
    })

    it('shows a disabled control in another colour, even when it is read-only too', async () => {
      const view = await render(<WithLine />)
      const [colour, edge] = [getComputedStyle(input()).color, await lineNow()]
      await view.rerender(<WithLine line={{ disabled: true, readOnly: true }} />)
      expect(getComputedStyle(input()).color).not.toBe(colour)
      expect(getComputedStyle(input()).cursor).toBe('not-allowed')
      expect(await lineNow()).toEqual(edge)
    })

    it('has a place before and after the control, only when something is there', async () => {
      const view = await render(<WithLine line={{ before: '¥', after: '元' }} />)
      const [before, after] = [view.getByText('¥').element(), view.getByText('元').element()]
      expect(box(before).right).toBeLessThan(box(input()).left)
      expect(box(after).left).toBeGreaterThan(box(input()).right)
      await view.rerender(<WithLine line={{ before: '', after: null }} />)
      expect(input().parentElement?.children).toHaveLength(1)
    })

    it('leaves the control half of its width beside a long text', async () => {
      await render(<WithLine line={{ after: long }} />)
      const line = box(input().parentElement as Element)
      expect(box(input()).width).toBeGreaterThanOrEqual(line.width / 2 - 10)
    })
  })

  describe('the message', () => {
    const message = (hint?: ReactNode, error?: ReactNode) => <FieldMessage id="m" hint={hint} error={error} />

    it.each([[''], [null], [undefined], [false]])('shows the hint when the error is %j', async (error) => {
      const view = await render(message('与流水一致', error))
      await expect.element(view.getByText('与流水一致')).toBeVisible()
      expect(view.getByRole('alert').element().textContent).toBe('')
    })

    it('returns to the hint when the error is gone, in the same place', async () => {
      const view = await render(message('与流水一致'))
      const root = view.container.firstElementChild as Element
      await view.rerender(message('与流水一致', '请填写单位全称'))
      expect(root.textContent).toBe('请填写单位全称')
      await view.rerender(message('与流水一致'))
      expect(root.textContent).toBe('与流水一致')
      expect(view.container.firstElementChild).toBe(root)
    })

    it('keeps the height of one line while it is empty; a compact one has none', async () => {
      const view = await render(message())
      const empty = box(view.container).height
      await view.rerender(message('与流水一致'))
      expect(box(view.container).height).toBe(empty)
      await view.rerender(<FieldMessage compact id="m" />)
      expect(box(view.container).height).toBe(0)
    })

    it('may hold more than text', async () => {
      const view = await render(<WithLine hint={<a href="#rules">填写说明</a>} />)
      await expect.element(view.getByRole('link', { name: '填写说明' })).toBeVisible()
      await expect.element(view.getByRole('textbox')).toHaveAccessibleDescription('填写说明')
    })

    it('is quiet after a submit until the error changes, and at the next submit again', async () => {
      const form = (submits: number, error: string) => (
        <SubmitProvider submits={submits}>{message(undefined, error)}</SubmitProvider>
      )
      const view = await render(form(0, '请填写单位全称'))
      const isQuiet = () => view.getByRole('alert').element().getAttribute('aria-live') === 'off'
      const seen = [isQuiet()]
      for (const [submits, error] of [
        [1, '请填写单位全称'],
        [1, '请填写单位全称'],
        [1, '单位全称太短'],
        [2, '单位全称太短'],
      ] as const) {
        await view.rerender(form(submits, error))
        seen.push(isQuiet())
      }
      expect(seen).toEqual([false, true, true, false, true])
    })
  })

  it('keeps more distance below a group, which reserves no space for a message', async () => {
    const view = await render(
      <FieldStack className="handed" data-testid="stack">
        <Group />
        <WithLine />
        <Group />
      </FieldStack>,
    )
    const [group, field, last] = rows(view.container).map(box) as [DOMRect, DOMRect, DOMRect]
    expect([field.top - group.bottom, last.top - field.bottom].map(Math.round)).toEqual([24, 12])
    expect(view.getByTestId('stack').element().className).toMatch(/ handed$/)
  })

  it('lets the Tab key pass from field to field in the order of the page', async () => {
    await render(
      <FieldStack>
        <WithLine label="一" />
        <WithLine label="二" />
      </FieldStack>,
    )
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('textbox', { name: '二' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('textbox', { name: '一' })).toHaveFocus()
  })
})
