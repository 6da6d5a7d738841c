import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Spinner } from './index.ts'

describeConformance('Spinner', { render: (props) => <Spinner {...props} /> })

it('is silent', async () => {
  const view = await render(<Spinner />)
  expect(view.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

it.each([12, 17, 44])('is as large as a text of %i around it, and has its colour', async (size) => {
  const view = await render(
    <p style={{ fontSize: size, color: 'rgb(200, 16, 46)' }}>
      <Spinner />
    </p>,
  )
  const ring = view.container.querySelector('span') as HTMLElement
  const { borderLeftColor, borderTopColor, borderRadius } = getComputedStyle(ring)
  expect([ring.offsetWidth, ring.offsetHeight]).toEqual([Math.round(size * 1.1), Math.round(size * 1.1)])
  // The gap in the ring shows that it turns.
  expect([borderLeftColor, borderTopColor]).toEqual(['rgb(200, 16, 46)', 'rgba(0, 0, 0, 0)'])
  expect(borderRadius).toBe('50%')
})

it('keeps its shape beside a long text', async () => {
  const view = await render(
    <p style={{ display: 'flex', width: 60, fontSize: 20 }}>
      <Spinner />
      {'正在提交借款申请'.repeat(3)}
    </p>,
  )
  expect(view.container.querySelector('span')?.offsetWidth).toBe(22)
})
