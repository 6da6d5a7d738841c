import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Spinner } from './index.ts'

describeConformance('Spinner', { render: (props) => <Spinner {...props} /> })

it('is silent', async () => {
  const view = await render(<Spinner />)
  expect(view.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
