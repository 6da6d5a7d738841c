import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { AgreementSheet } from './index.ts'

const groups = [
  { title: '借款协议', items: [{ id: 'loan', name: '借款合同', note: '示例消费金融有限公司' }] },
  { title: '其他协议', items: [{ id: 'info', name: '个人信息共享授权书' }] },
]

describeOverlay('AgreementSheet', {
  name: '相关协议',
  render: (props) => <AgreementSheet groups={groups} onOpen={() => {}} agreeText="同意并继续" {...props} />,
})

it('agreement.2: lists the agreements by group and opens one', async () => {
  const onOpen = vi.fn()
  await render(<AgreementSheet open onOpenChange={() => {}} groups={groups} onOpen={onOpen} />)
  await expect.element(page.getByRole('region', { name: '其他协议' })).toBeVisible()
  await page.getByRole('button', { name: /个人信息共享授权书/ }).click()
  expect(onOpen.mock.calls).toEqual([['info']])
  await expect.element(page.getByRole('button', { name: '同意并继续' })).not.toBeInTheDocument()
})

it('says who an agreement is with, where that is known', async () => {
  await render(<AgreementSheet open onOpenChange={() => {}} groups={groups} onOpen={() => {}} />)
  await expect
    .element(page.getByRole('button', { name: /借款合同/ }))
    .toMatchTextContent('借款合同示例消费金融有限公司')
  await expect
    .element(page.getByRole('button', { name: /授权书/ }))
    .toMatchTextContent(/^个人信息共享授权书$/)
})

it('has a button that agrees to all', async () => {
  const onAgree = vi.fn()
  await render(
    <AgreementSheet
      open
      onOpenChange={() => {}}
      groups={groups}
      onOpen={() => {}}
      agreeText="同意并继续"
      onAgree={onAgree}
    />,
  )
  await page.getByRole('button', { name: '同意并继续' }).click()
  expect(onAgree).toHaveBeenCalledTimes(1)
})
