import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { CommitmentText } from './index.ts'

const person = [{ label: '承诺人', value: '李明' }]
const loan = [{ label: '借款金额', value: '¥12,000.00' }]
const terms = ['我已了解本笔借款及相关费用。', '我同意借款条款。']

describeConformance('CommitmentText', {
  render: (props) => <CommitmentText heading="借款承诺书" {...{ person, loan, terms }} {...props} />,
})

it('names the person, the loan, and the terms in their order', { tags: ['video.6'] }, async () => {
  const view = await render(<CommitmentText heading="借款承诺书" {...{ person, loan, terms }} />)
  const texts = (role: 'definition' | 'listitem') =>
    view
      .getByRole(role)
      .elements()
      .map((each) => each.textContent)
  await expect.element(view.getByRole('region', { name: '借款承诺书' })).toBeVisible()
  expect(texts('definition')).toEqual(['李明', '¥12,000.00'])
  expect(texts('listitem')).toEqual(terms)
})
