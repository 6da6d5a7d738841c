import { button, checkbox, dialog, heading, radio, text, textbox } from '../page.ts'
import { CODE, signIn } from './signIn.ts'
import { expectEqual, type Walk } from './walk.ts'

const AMOUNT = { name: /^借多少/, typed: '12000', cents: 1_200_000 }
const COUPON = { title: /息费8\.5折券/, id: 'CR2' }

/** A loan from sign-in to its result: every sheet on the way, one loan in the lender's books. */
export const loan: Walk = {
  name: 'loan',
  async run({ world, page, see }) {
    await world.enter({ persona: 'old-customer', signedIn: false })
    await world.open('/cash/home')
    await signIn(page)

    const amount = textbox(AMOUNT.name)
    await page.fill(amount, AMOUNT.typed)
    await page.check(radio(/^12期/))
    await see('loan')

    await page.tap(button(/^优惠券/))
    await page.see(dialog('优惠与权益'))
    await page.check(radio(COUPON.title))
    await see('coupon-sheet')
    await page.tap(button(/^完成/))
    await page.gone(dialog('优惠与权益'))

    await page.tap(button(/^收款银行卡/))
    await page.see(dialog('选择收款银行卡'))
    await see('card-sheet')
    await page.tap(button(/储蓄卡/, 1))
    await page.gone(dialog('选择收款银行卡'))

    await page.tap(button(/^还款计划/))
    await page.see(dialog('借款详情'))
    await see('plan-sheet')
    // On a busy machine a sheet that still moves may look the same twice: the first tap can miss its button.
    await page.tapUntil(button('关闭'), async () => !(await page.has(dialog('借款详情'))))

    await page.check(checkbox(/已阅读并同意/))
    await page.tapUntil(button('立即借款'), () => page.has(heading('确认借款')))
    await page.see(text('借款本金'))
    await see('confirm')

    await page.tapUntil(button('确认借款'), () => page.has(dialog('综合融资成本明示表')))
    await page.tapUntil(button('已阅读并确认'), () => page.has(dialog('短信验证')))
    await page.see(text(/短信已发送至138\s•{4}\s0002/))
    await see('code-sheet')
    await page.fill(textbox('6位验证码'), CODE)

    await page.at(/\/result\/loan\?/)
    await page.see(text('机构审核中'))
    await see('result')
    await world.passUntil(() => page.has(text('审核通过')), 'the loan passes the review')

    const made = await world.sandbox.onlyLoan()
    expectEqual('the loan', [made.amountCents, made.loanPeriod], [AMOUNT.cents, 12])
    expectEqual('its coupon', made.couponIds.includes(COUPON.id), true)
    expectEqual('publish requests', (await world.sandbox.calls('cash/publishV2')).length, 1)
  },
}
