import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { control } from './Field.css.ts'
import { Field, FieldLine, FieldStack, SubmitProvider, type FieldFrameProps } from './index.ts'

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
