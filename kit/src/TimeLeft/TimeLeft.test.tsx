import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { TimeLeft } from './index.ts'

const units = ['时', '分', '秒'] as const

describeConformance('TimeLeft', {
  render: (props) => <TimeLeft seconds={3661} label="剩余时间" units={units} {...props} />,
})

it.each([
  [0, '剩余时间 00时00分00秒'],
  [-5, '剩余时间 00时00分00秒'],
  [59.9, '剩余时间 00时00分59秒'],
  [3661, '剩余时间 01时01分01秒'],
  [168 * 3600, '剩余时间 168时00分00秒'],
])('popup.2: shows %s s as %s', async (seconds, text) => {
  const view = await render(<TimeLeft seconds={seconds} label="剩余时间" units={units} />)
  expect(view.getByRole('timer').element().textContent).toBe(text)
})
