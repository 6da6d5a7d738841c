import { expect } from 'vitest'
import { serial, type Person } from '../../../testing/client.ts'

/** Proves what each persona of the account domain demonstrates. */
export const accountProofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async unverified(person) {
    expect(await person.call('user/queryIdentity', {})).toMatchObject({ realName: null, idNumber: null })
    expect(await person.call('user/queryAmount', {})).toMatchObject({ loanAmount: '0.00', status: 'none' })
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toEqual([])
    expect(await person.call('user/checkPersonalInfoExport', {})).toMatchObject({
      reasonCode: 'NOT_VERIFIED',
    })
    expect(await person.call('user/changeMobilePrecheck', {})).toMatchObject({ reasonCode: 'NOT_VERIFIED' })
    expect(await person.call('user/queryAuditRecord', {})).toBeNull()
  },
  async 'account-frozen'(person) {
    expect(await person.call('user/queryAmount', {})).toMatchObject({
      loanAmount: '50000.00',
      canUseLoanAmount: '0.00',
      status: 'frozen',
    })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 0 })
    expect(await person.call('user/checkPersonalInfoExport', {})).toMatchObject({ reasonCode: 'FROZEN' })
    expect(await person.call('user/changeMobilePrecheck', {})).toMatchObject({ reasonCode: 'FROZEN' })
    expect(await person.call('user/canLogout', {})).toEqual({
      allowed: false,
      reasons: ['您的账户已冻结，请联系客服处理'],
    })
    expect(await person.call('user/queryAccount', {})).toMatchObject({ openStatus: 2 })
  },
  async 'mobile-changed'(person) {
    expect(await person.call('user/changeMobilePrecheck', {})).toEqual({
      allowed: false,
      reason: '您近30天内更换过手机号，请稍后再试',
      reasonCode: 'CHANGED_RECENTLY',
    })
  },
  async 'export-recent'(person) {
    expect(await person.call('user/checkPersonalInfoExport', {})).toEqual({
      allowed: false,
      reason: '您已于2026-11-17申请过导出，请于2026-11-24后再次申请',
      reasonCode: 'EXPORTED_RECENTLY',
    })
  },
  async 'wechat-unbound'(person) {
    const { bound, bindUrl } = await person.call('user/checkWechatBind', {})
    expect([bound, bindUrl?.includes('/__sandbox/wechat-bind?')]).toEqual([false, true])
  },
  async young(person) {
    const { age } = await person.call('user/queryIdentity', {})
    expect(age).toBeLessThan(23)
    expect(await person.call('user/selectUserData', {})).toMatchObject({ gender: '女', job: '学生' })
  },
  async kxd(person) {
    expect(await person.call('other/queryTraceData', {})).toEqual({ businessLine: 'kxd' })
    expect(await person.call('other/queryUserMerchant', {})).toBe('kxd001')
    expect(await person.call('other/queryMerchantNo', {})).toBe('M88000107')
  },
  async 'no-adverts'(person) {
    expect(await person.call('user/getAdvert', { position: 'home' })).toEqual([])
    expect(await person.call('thirdpay/getAdv', { advertismentCodes: ['WALLET_MEMBER'] })).toEqual([])
  },
  async 'no-profile'(person) {
    expect(await person.call('user/selectUserData', {})).toMatchObject({
      realName: '陈**',
      nickname: null,
      email: null,
      address: null,
    })
    expect(await person.call('user/checkPersonalInfoExport', {})).toMatchObject({ reasonCode: 'NO_EMAIL' })
  },
  async 'long-texts'(person) {
    const { realName } = await person.call('user/queryIdentity', {})
    expect(realName).toContain('·')
    const [advert] = await person.call('user/getAdvert', { position: 'home' })
    const lengths = [advert?.description, advert?.buttonText, advert?.cornerMark].map(
      (text) => text?.length ?? 0,
    )
    expect(lengths.map((length, k) => length > (([15, 4, 5] as const)[k] ?? 0))).toEqual([true, true, true])
  },
  async 'all-gray'(person) {
    const flags = await person.call('other/getWebConfig', { key: 'grayFlags' })
    expect(new Set(Object.values(flags ?? {}))).toEqual(new Set([true]))
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ loanButtonGray: true })
  },
  async 'review-refused'(person) {
    expect(await person.call('user/queryAuditRecord', {})).toMatchObject({
      auditStatus: 'auditFailure',
      reason: '综合评估未通过，暂无法为您提供额度',
      retryTime: expect.stringMatching(/^2026-\d{2}-\d{2} /),
    })
    expect(await person.call('user/queryAmount', {})).toMatchObject({ loanAmount: '0.00', status: 'none' })
  },
  async 'complaints-today'(person) {
    const complaint = { serialNumber: serial(1), content: '额度没有恢复' }
    expect(await person.refusal('user/saveComplaint', complaint)).toEqual([
      42122,
      '您今日提交的投诉已达上限，请明日再试',
    ])
  },
  async 'no-nickname'(person) {
    const { nickname, email, address } = await person.call('user/selectUserData', {})
    expect([nickname, email, address?.province]).toEqual([null, 'siyuan.chen@example.com', '浙江省'])
    expect(await person.call('user/checkWechatBind', {})).toMatchObject({ bound: false, nickname: null })
  },
  async 'closing-blocked'(person) {
    expect(await person.call('user/canLogout', {})).toEqual({
      allowed: false,
      reasons: [
        '您的账户已冻结，请联系客服处理',
        '您有审核中的借款申请，请等待审核完成',
        '您有1笔借款尚未结清，请结清后再注销',
        '您有历史借款尚未结清，请结清后再注销',
        '您有逾期账单，请尽快还款',
        '您有待支付的订单，请先支付或等待订单关闭',
        '您有处理中的投诉，请等待处理完成',
      ],
    })
  },
}
