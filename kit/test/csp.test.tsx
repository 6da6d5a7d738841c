import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../src/Button/index.ts'
import { CodeBox } from '../src/CodeBox/index.ts'
import { CouponSheet } from '../src/CouponSheet/index.ts'
import { manyCoupons } from '../src/CouponSheet/samples.ts'
import { Dialog } from '../src/Dialog/index.ts'
import { PhoneField } from '../src/PhoneField/index.ts'
import { ProgressRing } from '../src/ProgressRing/index.ts'
import { Sheet } from '../src/Sheet/index.ts'
import { Skeleton } from '../src/Skeleton/index.ts'
import { TabPanel, Tabs } from '../src/Tabs/index.ts'
import { UploadField } from '../src/UploadField/index.ts'
import { photoOf, uploadSample } from '../src/UploadField/samples.ts'
import { withExif } from './exif.ts'

it('violates no strict style policy, and the page is still locked', async () => {
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.violatedDirective}: ${event.sample || event.blockedURI}`)
  })
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self' 'report-sample'; img-src 'self' blob:; font-src 'self'"
  document.head.append(policy)

  // Makes sure that the policy is active.
  const style = document.createElement('style')
  style.textContent = 'body { outline: 0 }'
  document.head.append(style)
  await expect.poll(() => violations.length).toBe(1)
  violations.length = 0

  const onOpenChange = vi.fn()
  const view = await render(
    <>
      <Skeleton width={120} />
      <ProgressRing label="进度" value={0.4} />
      <Button loading>借款</Button>
      <PhoneField />
      <Tabs label="券" items={[{ value: 'a', label: '可用' }]}>
        <TabPanel value="a">券</TabPanel>
      </Tabs>
      <Sheet open onOpenChange={onOpenChange} title="验证">
        <CodeBox length={6} />
      </Sheet>
    </>,
  )
  await expect.element(page.getByRole('dialog', { name: '验证' })).toBeVisible()
  await page.getByRole('textbox').fill('12')
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalled()
  await view.rerender(<Dialog open onOpenChange={onOpenChange} title="提示" />)
  await expect.element(page.getByRole('dialog', { name: '提示' })).toBeVisible()
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
  await view.rerender(
    <CouponSheet
      keepMounted
      open
      onOpenChange={onOpenChange}
      sections={manyCoupons(100)}
      selected={[]}
      onToggle={() => {}}
      doneText="完成"
      onDone={() => {}}
    />,
  )
  await expect.element(page.getByRole('radio', { name: /借款利率券 1$/ })).toBeVisible()
  // A portrait photo: turning it must not need an address that the policy blocks.
  const held = await withExif(await photoOf(210, 'held.jpg', 60, 40), 6)
  const pick = () => Promise.resolve([held])
  await view.rerender(<UploadField label="照片" upload={uploadSample} pick={pick} />)
  await page.getByRole('button', { name: '从相册选择' }).click()
  await expect.element(page.getByRole('button', { name: '查看第1张' })).toBeVisible()
  expect(violations).toEqual([])
})
