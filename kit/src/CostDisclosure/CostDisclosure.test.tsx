import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { CostDisclosure } from './index.ts'
import { contingentItems, discountedLoan, instalments } from './samples.ts'

describeConformance('CostDisclosure', {
  render: (props) => <CostDisclosure costs={{ ...discountedLoan, contingent: contingentItems }} {...props} />,
})

it('shows the sum in yuan and the rate of a year first', async () => {
  await render(<CostDisclosure costs={instalments} />)
  const card = page.getByRole('region', { name: '综合融资成本明示表' })
  await expect.element(card).toMatchTextContent('共需支付利息和费用¥432.00')
})
