import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { CornerMark, cornerMarkTones } from './index.ts'

describeConformance('CornerMark', { render: (props) => <CornerMark {...props}>更省</CornerMark> })

it.each(checkedThemes)('has readable text in every tone in %s', async (theme) => {
  putTheme(theme)
  const view = await render(
    <div>
      {cornerMarkTones.map((tone) => (
        <div key={tone} style={{ position: 'relative', height: 40, margin: 20 }}>
          <CornerMark tone={tone}>快过期</CornerMark>
        </div>
      ))}
    </div>,
  )
  await expectAccessible(view.container)
})

it('lets taps through to the card', async () => {
  const view = await render(<CornerMark>新客</CornerMark>)
  expect(getComputedStyle(view.getByText('新客').element()).pointerEvents).toBe('none')
})
