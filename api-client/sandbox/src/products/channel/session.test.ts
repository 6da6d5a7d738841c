import { describe, expect, it } from 'vitest'
import type { WorldView } from '../../index.ts'
import { mountOf, Person, START, frozenSandbox } from '../../testing/client.ts'
import { comeFrom } from './testing/partner.ts'

describe('signing in with a partner credential', () => {
  it('makes a session of the customer of that phone, and remembers the partner', async () => {
    const person = await comeFrom('siku', '13800000320')
    expect(await person.call('channel/queryUserInfo', {})).toEqual({
      realName: null,
      idNumber: null,
      mobile: '138****0320',
      step: 'id-auth',
    })
    const world = await person.admin<WorldView>('GET', 'world')
    expect(world.users[0]?.slices.channel).toMatchObject({ partner: 'siku', enteredAt: START })
  })

  it.each([
    ['channel/loginHook', 'siku.13800000320.expired', '登录凭证已过期，请返回合作方重新进入'],
    ['channel/loginHook', 'nobody.13800000320', '登录凭证无效，请返回合作方重新进入'],
    ['channel/loginHook', 'constructor.13800000320', '登录凭证无效，请返回合作方重新进入'],
    ['channel/loginHook', 'siku.1380000032', '登录凭证无效，请返回合作方重新进入'],
    ['channel/loginHook', '', '登录凭证无效，请返回合作方重新进入'],
    ['channel/loginHook', 'siku.13800000368', '您暂不符合合作方的准入条件'],
    ['creditMaoYan/loginHook', 'siku.13800000320', '登录凭证无效，请返回合作方重新进入'],
  ] as const)('%s %s is refused: %s', async (path, partnerToken, message) => {
    expect(await new Person(mountOf(frozenSandbox())).refusal(path, { partnerToken })).toEqual([
      42130,
      message,
    ])
  })

  it('goes back to the partner with each return code', async () => {
    const person = await comeFrom('kidswant', '13800000350')
    const codes = [
      ['SUCCESS', '支付成功'],
      ['QUIT', '已退出'],
      ['CONFIRM_PAY_FAILURE', '支付失败'],
      ['ASSESS_AMOUNT_FAILURE', '评估未通过'],
      ['ASSESS_AMOUNT_SUCCESS', '评估通过'],
      ['AUTH_LOGIN_HOOK_FAILURE', '登录失败'],
      ['PAY_ING', '支付处理中'],
    ] as const
    for (const [code, title] of codes) {
      const { returnUrl } = await person.call('channel/queryChannelReturnUrl', { code })
      expect(returnUrl).toContain('/__sandbox/partner/kidswant/back?')
      expect(await (await person.mount.fetch(returnUrl)).text()).toContain(title)
    }
  })
})
