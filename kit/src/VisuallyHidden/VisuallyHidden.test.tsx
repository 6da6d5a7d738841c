import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { VisuallyHidden } from './index.ts'

describeConformance('VisuallyHidden', { render: (props) => <VisuallyHidden {...props}>已选</VisuallyHidden> })

it('takes no space but gives a name', async () => {
  const view = await render(
    <button type="button">
      12期<VisuallyHidden>，已选</VisuallyHidden>
    </button>,
  )
  await expect.element(view.getByRole('button', { name: /^12期 ?，已选$/ })).toBeVisible()
  expect(view.getByText('，已选').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})
