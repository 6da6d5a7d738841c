import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { Tag, tagTones } from './index.ts'

describeConformance('Tag', { render: (props) => <Tag {...props}>8.5折券</Tag> })

it.each(checkedThemes)('has readable text in every tone, tinted and solid, in %s', async (theme) => {
  putTheme(theme)
  const view = await render(
    <p>
      {tagTones.map((tone) => (
        <span key={tone}>
          <Tag tone={tone}>限时</Tag>
          <Tag tone={tone} solid>
            更省
          </Tag>
        </span>
      ))}
    </p>,
  )
  await expectAccessible(view.container)
})

it('cuts a long text and stays on one line', async () => {
  const view = await render(
    <div style={{ width: 80 }}>
      <Tag>会员专享限时免息优惠券</Tag>
    </div>,
  )
  const tag = view.getByText('会员专享限时免息优惠券').element()
  expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(80)
  expect(tag.scrollWidth).toBeGreaterThan(tag.clientWidth)
})
