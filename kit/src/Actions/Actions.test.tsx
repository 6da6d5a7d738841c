import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Button } from '../Button/index.ts'
import { Actions } from './index.ts'

const buttons = [
  <Button key="borrow" block>
    去借款
  </Button>,
  <Button key="later" block kind="text" size="medium">
    返回首页
  </Button>,
]

describeConformance('Actions', { render: (props) => <Actions {...props}>{buttons}</Actions> })

it.each([
  [undefined, 8],
  [3, 12],
] as const)('with the gap %s has %i px between its buttons, each as wide as the box', async (gap, space) => {
  const view = await render(<Actions {...(gap && { gap })}>{buttons}</Actions>)
  const width = view.container.firstElementChild?.getBoundingClientRect().width
  const [first, second] = view
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect()) as [DOMRect, DOMRect]
  expect(second.top - first.bottom).toBe(space)
  expect([first.width, second.width]).toEqual([width, width])
})
