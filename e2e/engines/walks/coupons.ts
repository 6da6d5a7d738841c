import { button, heading, tab, text } from '../page.ts'
import type { Walk } from './walk.ts'

/** My coupons: each state in its tab, and a coupon that leads to the loan. */
export const coupons: Walk = {
  name: 'coupons',
  async run({ world, page, see }) {
    await world.enter({ persona: 'old-customer' })
    await world.open('/coupon/mine')
    await page.see(text(/息费8\.5折券/))
    await see('coupons')
    for (const name of [/^已使用/, /^已过期/, /^未使用/]) {
      await page.tap(tab(name))
      await page.waits(`selects ${name}`, () => page.isSelected(tab(name)))
    }
    await page.tap(button('去使用'))
    await page.see(heading('借款'))
  },
}
