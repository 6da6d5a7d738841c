import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Skeleton } from './index.ts'

describeConformance('Skeleton', { render: (props) => <Skeleton {...props} /> })

it('has the given size in design pixels, and is never wider than its container', async () => {
  const view = await render(
    <div style={{ width: 200 }}>
      <Skeleton width={75} height={20} data-testid="small" />
      <Skeleton width={300} data-testid="wide" />
    </div>,
  )
  const small = view.getByTestId('small').element().getBoundingClientRect()
  expect([Math.round(small.width), Math.round(small.height)]).toEqual([75, 20])
  expect(view.getByTestId('wide').element().getBoundingClientRect().width).toBe(200)
})

it('is hidden from screen readers', async () => {
  const view = await render(<Skeleton />)
  expect(view.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
