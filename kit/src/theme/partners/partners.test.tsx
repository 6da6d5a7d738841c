import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../../test/axe.ts'
import { kooHues, nightHues } from '../hues.ts'
import { partnerBrands } from './index.ts'

const variable = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(`--koo-color-${name}`).trim()

it.each(Object.entries(partnerBrands))(
  'the brand of %s lies over the theme of the root, by day and by night',
  async (name, { day, night }) => {
    const view = await render(<div data-theme={name}>内容</div>)
    const box = view.getByText('内容').element()
    putTheme('koo')
    expect([variable(box, 'brand'), variable(box, 'on-brand')]).toEqual([day.brand, day.onBrand])
    expect(variable(box, 'paper')).toBe(kooHues.paper)
    putTheme('night')
    expect([variable(box, 'brand'), variable(box, 'brand-tint')]).toEqual([night.brand, night.brandTint])
    expect(variable(box, 'paper')).toBe(nightHues.paper)
  },
)
