import { pathOf, queryOf } from '@koo/flow'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyFlow as flows } from '../everyFlow.ts'
import { loginAddress } from '../flows.ts'
import { cleanAddress } from '@koo/host/navigation'

const CANARY = 'canary-13812345678'
const pages = flows.flatMap((flow) =>
  Object.keys(flow.pages).map((name) => `/pages/credit${pathOf(flow, name)}`),
)
/** Names of secrets and of personal data, and other spellings in addresses of providers, partners and old links. */
const NAMES = `
  pwd verifycode smscode captcha cvv userid uid openid unionid sessionid jwt name mobile mobileno phone phoneno phonenumber
  tel mail cardno cardnum cardnumber idcard idno idnum idnumber certno certnum certid bankcard accountno address addr
  birthday gender latitude longitude location coordinate coordinates coords lnglat latlng
  token accessToken auth_token X-Token partnerToken userId user_id USERID uid cardNo bankCardNo card-number bankName
  realName name userName contactName mobile mobileNo mobile[] mobile1 phone phoneNo contactPhone tel email idNo idCardNo
  idNumber verifyCode smsCode password homeAddress openId longitude tokenId token_v2 partnerTokenValue ticket access_ticket
  ticketNo certNo certNum lat lng lon gps location userLocation coordinates latLng sessionId sid Authorization credentials
`
  .trim()
  .split(/\s+/)

describe('personal data in an address', () => {
  it.each(pages)('is removed from %s under every name', (page) => {
    for (const name of NAMES) {
      const pair = `${name}=${CANARY}`
      expect.soft(cleanAddress(`${page}?${pair}`)).toBe(page)
      expect
        .soft(cleanAddress(`${page}?from=x&${pair}&amount=5000#top`))
        .toBe(`${page}?from=x&amount=5000#top`)
      expect.soft(cleanAddress(`${page}?from=x#${pair}`)).toBe(`${page}?from=x`)
      // The same inside the address of one sign-in, and of two.
      const back = loginAddress(`${page}?${pair}&amount=5000`)
      expect.soft(queryOf(cleanAddress(back).split('?')[1] ?? '').return).toBe(`${page}?amount=5000`)
      expect.soft(cleanAddress(loginAddress(`/pages/credit${back}`))).not.toContain('canary')
    }
  })

  it('is removed in every way of writing', () => {
    for (const query of [
      `?%74oken=${CANARY}`,
      `??token=${CANARY}`,
      `?a=1&&token=${CANARY}`,
      `?token=a&token=${CANARY}`,
      `?to+ken=${CANARY}`,
      `#/loan?mobile=${CANARY}`,
      `?data=${encodeURIComponent(JSON.stringify({ order: 1, user: { mobile: CANARY } }))}`,
      `?data=${encodeURIComponent(`{'cert_no':'${CANARY}'}`)}`,
      `?ext=a=1;token=${CANARY}`,
      `?ext=${encodeURIComponent(`lat:31.2,lng=${CANARY}`)}`,
      `?url=${encodeURIComponent(`https://cash.credit.test/x?cardNo=${CANARY}#mobile=${CANARY}`)}`,
      `?url=https://somebody:${CANARY}@cash.credit.test/x`,
      `?url=${encodeURIComponent(`//${CANARY}@cash.credit.test?from=x`)}`,
    ])
      expect.soft(cleanAddress(query), query).not.toContain('canary')
  })

  it('leaves everything else exactly as written', () => {
    for (const address of [
      '',
      '?',
      '#',
      '/pages/credit/cash/home?amount=5000&period=12#reloaded=1700000000000',
      '/cash/home/confirm?amount=5000&period=12&card=C1&coupons=CR1,CR2&use=10001&sub=1000101',
      '/result/loan?listingId=L1&loanId=L1&serialNumber=S1&from=cashLead&pageTitle=%E7%BB%93%E6%9E%9C',
      '/?sourceid=147&theme=night&cp=a&orderNum=13812345678&code=1&state=2&userCardId=C1&url=https%3A%2F%2Fa%2F%3Fb%3D1',
      '?loanId=%E0%A4%A&x=%&+=+',
      '?plat=ios&flat=1&coupons=CR1,CR2&period=12&status=1&code=0a1&state=b&pageTitle=%E5%80%9F%E6%AC%BE%3A1',
    ])
      expect.soft(cleanAddress(address)).toBe(address)
  })

  it('is removed with oversized and deeply nested values', () => {
    expect(cleanAddress(`?pageTitle=${'x'.repeat(20_000)}&amount=5000`)).toBe('?amount=5000')
    expect(cleanAddress(`#lab=${'x'.repeat(20_000)}`)).toHaveLength(20_005)
    expect(cleanAddress(`?${'x=?'.repeat(1_300)}token=${CANARY}`)).not.toContain('canary')
  })

  it('cleaning twice gives the same address', () => {
    const part = fc.constantFrom(
      '?',
      '&',
      '=',
      '#',
      '%3F',
      '%3D',
      '%26',
      'token',
      'amount',
      '1',
      '%',
      '/',
      '+',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const clean = cleanAddress(parts.join(''))
        expect(cleanAddress(clean)).toBe(clean)
        for (const name of new URLSearchParams(clean.split('#')[0]?.split('?').slice(1).join('?')).keys())
          expect(name).not.toMatch(/token$/)
      }),
      { numRuns: 2000, examples: [[['?', '=', 'token', '=', '?', 'token']]] },
    )
  })
})
