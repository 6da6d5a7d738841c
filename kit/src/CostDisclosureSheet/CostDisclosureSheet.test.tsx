import { describeOverlay } from '../../test/overlay.tsx'
import { contingentItems, discountedLoan } from '../CostDisclosure/samples.ts'
import { CostDisclosureSheet } from './index.ts'

describeOverlay('CostDisclosureSheet', {
  name: '综合融资成本明示表',
  render: (props) => (
    <CostDisclosureSheet
      costs={{ ...discountedLoan, contingent: contingentItems }}
      seconds={5}
      onConfirm={() => {}}
      {...props}
    />
  ),
})
