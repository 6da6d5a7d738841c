import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AuditCountdown } from './index.ts'

describeConformance('AuditCountdown', {
  render: (props) => <AuditCountdown remaining={18} total={30} {...props} />,
  // Its only text is fixed text of the kit around figures.
  skip: ['hostile'],
})

it('counts down, then asks the user to wait', async () => {
  const view = await render(<AuditCountdown remaining={1} total={30} />)
  await expect.element(page.getByRole('timer')).toMatchTextContent('预计 1 秒通过')
  expect(view.container.querySelector('svg')).not.toBeNull()
  await view.rerender(<AuditCountdown remaining={0} total={30} />)
  await expect.element(page.getByRole('timer')).toMatchTextContent('审核中，请耐心等待')
  expect(view.container.querySelector('svg')).toBeNull()
})
