import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { InstitutionList } from './index.ts'
import { fiveInstitutions } from './samples.ts'

describeConformance('InstitutionList', {
  render: (props) => <InstitutionList institutions={fiveInstitutions} {...props} />,
})

it('leadPop.5: shows the first three, and says how many there are', async () => {
  const view = await render(<InstitutionList institutions={fiveInstitutions} />)
  expect(view.container.textContent).toContain('示例小额贷款有限公司示例快贷')
  expect(view.container.textContent).not.toContain('模拟信托')
  await expect.element(page.getByText('共5家机构')).toBeVisible()
  await view.rerender(<InstitutionList institutions={fiveInstitutions} max={2} />)
  expect(view.container.querySelectorAll('li')).toHaveLength(3)
  await view.rerender(<InstitutionList institutions={fiveInstitutions} max={5} />)
  await expect.element(page.getByText('共5家机构')).not.toBeInTheDocument()
})
