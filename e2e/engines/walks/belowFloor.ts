import { text } from '../page.ts'
import type { Walk } from './walk.ts'

/** How soon a browser that is too old says so, ms. */
const SOON = 2_000

/** What a customer with a browser below the floor sees: one sentence, at once. */
export const belowFloor: Walk = {
  name: 'below-floor',
  async run({ world, page, see }) {
    await world.enter({ persona: 'old-customer', signedIn: false })
    await world.open('/cash/home')
    await page.see(text(/浏览器版本/), SOON)
    await see('below-floor')
  },
}
