import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Grid, gridColumns } from './index.ts'

describeConformance('Grid', {
  render: (props) => (
    <Grid {...props}>
      <p>身份证正面</p>
      <p>身份证反面</p>
    </Grid>
  ),
})

it.each(gridColumns)('has %i columns of one width, whatever word is in them', async (columns) => {
  const view = await render(
    <Grid columns={columns} gap={2} style={{ width: 320 }}>
      {Array.from({ length: columns + 1 }, (_, at) => (
        <p key={at}>{at === 0 ? 'W'.repeat(80) : '短'}</p>
      ))}
    </Grid>,
  )
  const root = view.container.firstElementChild as Element
  const boxes = [...root.children].map((child) => child.getBoundingClientRect())
  const width = (320 - 8 * (columns - 1)) / columns
  for (const box of boxes) expect(box.width).toBeCloseTo(width, 1)
  const [first, second] = boxes as [DOMRect, DOMRect]
  expect(second.left - first.right).toBeCloseTo(8, 1)
  expect((boxes[columns] as DOMRect).top - first.bottom).toBe(8)
})
