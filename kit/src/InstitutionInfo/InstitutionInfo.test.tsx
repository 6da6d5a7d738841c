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

it('lists every fact with its label, in the order of the caller', async () => {
  const more = [
    ...facts,
    { label: '许可证号', value: 'L1082H244030001' },
    { label: '注册地址', value: '深圳市前海' },
  ]
  await render(<InstitutionInfo open onOpenChange={() => {}} name="示例消费金融有限公司" facts={more} />)
  const dialog = page.getByRole('dialog').element()
  const read = (tag: string) => [...dialog.querySelectorAll(tag)].map((each) => each.textContent)
  expect(read('dt')).toEqual(['客服电话', '许可证号', '注册地址'])
  expect(read('dd')).toEqual(['400-000-0000', 'L1082H244030001', '深圳市前海'])
})

it('is described by what it says of the lender', async () => {
  await render(<InstitutionInfo open onOpenChange={() => {}} name="示例消费金融有限公司" facts={facts} />)
  await expect
    .element(page.getByRole('dialog', { name: '放款机构' }))
    .toHaveAccessibleDescription(/示例消费金融有限公司.*客服电话.*400-000-0000/)
})

it('can be scrolled to its button however much there is to say, at 320', async () => {
  await page.viewport(320, 480)
  const onOpenChange = vi.fn()
  const many = Array.from({ length: 30 }, (_, at) => ({
    label: `资质${at}`,
    value: 'L1082H244030001'.repeat(4),
  }))
  await render(
    <InstitutionInfo open onOpenChange={onOpenChange} name={'示例消费金融有限公司'.repeat(6)} facts={many}>
      贷款由该机构发放
    </InstitutionInfo>,
  )
  expect(page.getByRole('dialog').element().scrollWidth).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: '知道了' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await page.viewport(375, 667)
})

it('shows another lender in the same dialog', async () => {
  const info = (name: string) => <InstitutionInfo open onOpenChange={() => {}} name={name} />
  const view = await render(info('示例消费金融有限公司'))
  const dialog = page.getByRole('dialog').element()
  await view.rerender(info('样例小额贷款有限公司'))
  expect(page.getByRole('dialog').element()).toBe(dialog)
  expect(dialog.textContent).toBe('放款机构样例小额贷款有限公司知道了')
})
