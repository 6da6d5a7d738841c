import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { control } from './Field.css.ts'
import { Field, FieldLine, FieldStack, type FieldFrameProps } from './index.ts'

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
  // The frame has no control of its own: what is native goes to the control that its child renders.
  skip: ['ref', 'native'],
})

it('ties a control to its label, its hint and its error', async () => {
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

it('can hide its label from the eye', async () => {
  const view = await render(<Sample labelHidden />)
  await expect.element(view.getByRole('textbox', { name: '所在单位' })).toBeVisible()
  expect(view.getByText('所在单位').element().closest('span')?.getBoundingClientRect().width).toBeLessThan(2)
})

it('keeps room for its message, and in a stack its distance to the field before it', async () => {
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
