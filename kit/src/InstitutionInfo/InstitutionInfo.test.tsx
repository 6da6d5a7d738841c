import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { InstitutionInfo } from './index.ts'

const facts = [{ label: '客服电话', value: '400-000-0000' }]

describeOverlay('InstitutionInfo', {
  name: '放款机构',
  render: (props) => <InstitutionInfo name="示例消费金融有限公司" facts={facts} {...props} />,
})

it('says who the lender is and closes by its one button', async () => {
  const onOpenChange = vi.fn()
  await render(<InstitutionInfo open onOpenChange={onOpenChange} name="示例消费金融有限公司" facts={facts} />)
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('示例消费金融有限公司客服电话400-000-0000')
  await page.getByRole('button', { name: '知道了' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('shows further text below the facts, and no list without facts', async () => {
  await render(
    <InstitutionInfo open onOpenChange={() => {}} title="合作机构" name="示例消费金融有限公司">
      贷款由该机构发放
    </InstitutionInfo>,
  )
  const dialog = page.getByRole('dialog', { name: '合作机构' })
  await expect.element(dialog.getByText('贷款由该机构发放')).toBeVisible()
  expect(dialog.element().querySelector('dl')).toBeNull()
})
