import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { RepayDayHint } from './index.ts'

describeConformance('RepayDayHint', { render: (props) => <RepayDayHint day={31} {...props} /> })

it.each([
  [1, false],
  [28, false],
  [29, true],
  [30, true],
  [31, true],
])('for day %i: shown %s', async (day, shown) => {
  const view = await render(<RepayDayHint day={day} />)
  expect(view.container.textContent !== '').toBe(shown)
})
