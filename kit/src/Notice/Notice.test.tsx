import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { Notice, noticeTones } from './index.ts'

describeConformance('Notice', { render: (props) => <Notice {...props}>请勿向陌生人转账。</Notice> })

it.each(checkedThemes)('has readable text in every tone in %s', async (theme) => {
  putTheme(theme)
  const view = await render(
    <div>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} heading="提示" actionText="去开启">
          自动还款未开启
        </Notice>
      ))}
    </div>,
  )
  await expectAccessible(view.container)
})

it('runs its action from a touch target of 44', async () => {
  const onAction = vi.fn()
  const view = await render(
    <Notice tone="warn" actionText="查看" onAction={onAction}>
      还款日为29、30或31日
    </Notice>,
  )
  const button = view.getByRole('button', { name: '查看' })
  await button.click()
  expect(onAction).toHaveBeenCalledTimes(1)
  const { left, top, width, height } = button.element().getBoundingClientRect()
  const reach = document.elementFromPoint(left + width / 2, top + height / 2 + 21)
  expect(reach).toBe(button.element())
})
