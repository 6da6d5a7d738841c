import { button, text, textbox } from '../page.ts'
import { expectEqual, type Walk } from './walk.ts'

/** My bank cards: the list, and another card, added on the page of the bank that the sandbox shows. */
export const cards: Walk = {
  name: 'cards',
  async run({ world, page, see }) {
    await world.enter({ persona: 'old-customer' })
    await world.open('/bankCard/list')
    await page.see(text(/8812/))
    await see('cards')
    await page.tap(button(/添加银行卡/))
    await page.at(/^\/__sandbox\/bind/)
    await page.fill(textbox(/卡号后四位/), '4321')
    await page.tap(button('绑定成功'))
    await page.see(text(/4321/))
    expectEqual('requests', (await world.sandbox.calls('user/bindBankcardV2')).length, 1)
  },
}
