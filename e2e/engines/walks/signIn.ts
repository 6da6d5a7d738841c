import { button, checkbox, heading, text, textbox, type Page } from '../page.ts'
import type { Walk } from './walk.ts'

/** The code that the sandbox sends to every phone. */
export const CODE = '123456'
/** The last four digits select the persona. */
const OLD_CUSTOMER = '13800000002'

/** Signs in on the page that asks for it: with the last digit of the code the page goes on by itself. */
export async function signIn(page: Page, mobile = OLD_CUSTOMER): Promise<void> {
  await page.see(heading('手机号登录'))
  await page.fill(textbox('手机号'), mobile)
  await page.tap(button('获取验证码'))
  await page.see(text(/已发送至1\d\d\s•{4}\s\d{4}$/))
  await page.check(checkbox(/用户服务协议/))
  await page.fill(textbox('验证码'), CODE)
}

export const signsIn: Walk = {
  name: 'sign-in',
  async run({ world, page, see }) {
    await world.enter({ persona: 'old-customer', signedIn: false })
    await world.open('/coupon/mine')
    await page.see(heading('手机号登录'))
    await see('sign-in')
    await signIn(page)
    await page.at(/\/coupon\/mine/)
    await page.gone(heading('手机号登录'))
  },
}
