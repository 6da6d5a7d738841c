import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { GuaranteeCard } from './index.ts'

const parts = [
  { label: '信用钱包', value: '¥20,000' },
  { label: '合作机构', value: '¥10,000' },
]

describeConformance('GuaranteeCard', {
  render: (props) => (
    <GuaranteeCard heading="由两家机构共同放款" text="一起到账。" parts={parts} {...props} />
  ),
})

it('names each lender with its part', { tags: ['result.5'] }, async () => {
  const view = await render(<GuaranteeCard heading="由两家机构共同放款" parts={parts} />)
  await expect.element(view.getByRole('region', { name: '由两家机构共同放款' })).toBeVisible()
  expect(
    view
      .getByRole('term')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['信用钱包', '合作机构'])
  expect(
    view
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['¥20,000', '¥10,000'])
})
