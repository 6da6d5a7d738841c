import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { MonthPayInfo } from './index.ts'

const example = [
  { label: '应还总额', value: '¥13,175.66' },
  { label: '每期应还', value: '¥1,087.44' },
]

describeOverlay('MonthPayInfo', {
  name: '每期应还说明',
  render: (props) => <MonthPayInfo example={example} {...props} />,
})

it('plan.4: explains by formula and example and closes by its one button', async () => {
  const onOpenChange = vi.fn()
  await render(<MonthPayInfo open onOpenChange={onOpenChange} example={example} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('每期应还 =（应还总额 − 优惠）÷ 期数')
  await expect.element(dialog).toMatchTextContent('¥13,175.66')
  await page.getByRole('button', { name: '知道了' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})
