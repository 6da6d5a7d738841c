import { describe, expect, it } from 'vitest'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'

const BACK = 'https://shop.example/pages/credit/cash/home?amount=5000'

async function bindUrl(person: Person, callBackUrl = BACK): Promise<string> {
  return (await person.call('user/bindBankcardV2', { callBackUrl, sourceTitle: '0' })).url
}

async function answer(person: Person, url: string, outcome: string): Promise<Response> {
  return person.mount.fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ bank: '中国建设银行', last: '4321', outcome }),
    redirect: 'manual',
  })
}

describe('binding a card', () => {
  it('goes through a page of its own and comes back with a card, newest first', async () => {
    const person = await new Person(mountOf(frozenSandbox()), 'shop').signIn('no-card')
    const url = await bindUrl(person)
    const page = await person.mount.fetch(url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('绑定成功')
    const back = await answer(person, url, 'success')
    expect([back.status, back.headers.get('location')]).toEqual([303, BACK])
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toMatchObject([
      { bankName: '中国建设银行', cardNo: '**** **** **** 4321' },
    ])
    const { terms } = await person.terms({
      userCardId: (await person.call('user/queryAllBankcardList', { pageType: '1' }))[0]?.userCardId ?? '',
    })
    expect(terms.userBankInfoDTO.cardNo).toBe('**** **** **** 4321')
  })

  it('may be cancelled', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn('no-card')
    const back = await answer(person, await bindUrl(person), 'cancel')
    expect(back.headers.get('location')).toBe(BACK)
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toEqual([])
  })

  it('works once for each address', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn('no-card')
    const url = await bindUrl(person)
    await answer(person, url, 'success')
    expect((await answer(person, url, 'success')).status).toBe(410)
    expect((await person.mount.fetch(url)).status).toBe(410)
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toHaveLength(1)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://['])(
    'does not go back to %s',
    async (callBackUrl) => {
      const person = await new Person(mountOf(frozenSandbox())).signIn('no-card')
      expect(await person.refusal('user/bindBankcardV2', { callBackUrl })).toEqual([
        400,
        '返回地址填写有误，请检查后重试',
      ])
    },
  )

  it('returns addresses of the given origin', async () => {
    const sandbox = frozenSandbox({ publicOrigin: 'https://shop.example' })
    const person = await new Person(mountOf(sandbox)).signIn()
    expect(await bindUrl(person)).toMatch(/^https:\/\/shop\.example\/__sandbox\/bind\?/)
    const agreements = await person.call('cash/queryLoanAgreements', {})
    for (const { url } of agreements) expect(url).toMatch(/^https:\/\/shop\.example\/__sandbox\/agreements\//)
  })
})
