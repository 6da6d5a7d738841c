import type { Calls } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'
import { customer, DAY, HOUR, later } from './testing/shop.ts'

type Content = Calls['apphome/queryContentV5']['content']
type Item = NonNullable<Content['sections'][number]['items']>[number]

/** The floors of a home page, by code. */
function floors({ sections }: Content): Record<string, Item[]> {
  return Object.fromEntries(sections.map((section) => [section.sectionCode, section.items ?? []]))
}

async function home(person: Person): Promise<ReturnType<typeof floors>> {
  return floors(await person.call('apphome/queryContentV5', {}))
}

const LOAN = { amount: 20_000, period: 12, nextPeriod: 4, paid: 3 }

const CARDS: ReadonlyArray<[persona: string, stage: string, title: string, button: string]> = [
  ['home-not-applied', 'notApplied', '申请专属额度', '立即申请'],
  ['home-assessing', 'assessing', '额度评估中', '查看进度'],
  ['home-refused', 'refused', '暂未通过评估', '查看详情'],
  ['old-customer', 'ready', '可借50,000.00元', '去借钱'],
  ['low-limit', 'used', '剩余可借300.00元', '提升额度'],
  ['home-limit-ended', 'limitEnded', '额度已到期', '重新评估'],
]

describe('the home page', () => {
  it.each(CARDS)('of %s has the card %s', async (persona, stage, title, buttonText) => {
    const person = await customer(persona)
    expect((await home(person))['card']).toEqual([
      expect.objectContaining({
        code: stage,
        title,
        buttonText,
        linkUrl: expect.stringMatching(/^\/pages\/credit\//),
      }),
    ])
    const wallet = await person.call('apphome/queryCard', {})
    expect(wallet).toMatchObject({ title, buttonText, dueAmount: null, dueDate: null })
  })

  it('of a customer with a loan names the next bill, and the bill alone when it is near', async () => {
    const running = await customer('home-running')
    const [card] = (await home(running))['card'] ?? []
    const wallet = await running.call('apphome/queryCard', {})
    expect(card).toMatchObject({
      code: 'running',
      buttonText: '再借一笔',
      linkUrl: '/pages/credit/cash/home',
    })
    expect(wallet.dueDate).toBe('2026-12-08')
    expect(card?.description).toBe(
      `下期账单${Number(wallet.dueAmount).toLocaleString('en', { minimumFractionDigits: 2 })}元，12月08日到期`,
    )

    const due = await customer('home-due')
    const floorsDue = await home(due)
    expect(floorsDue['card']).toEqual([
      expect.objectContaining({ code: 'due', buttonText: '去还款', description: '11月23日到期，还剩3天' }),
    ])
    expect(floorsDue['menu']).toContainEqual(expect.objectContaining({ code: 'bills', cornerMark: '待还款' }))
  })

  it('of a customer with an overdue bill asks for it everywhere', async () => {
    const person = await customer('home-overdue')
    const shown = await home(person)
    expect(shown['notice']).toEqual([expect.objectContaining({ title: '您有1笔账单已逾期5天，请尽快还款' })])
    expect(shown['card']).toEqual([expect.objectContaining({ code: 'overdue', buttonText: '立即还款' })])
    expect(shown['menu']).toContainEqual(expect.objectContaining({ code: 'bills', cornerMark: '已逾期' }))
    const [first] = await person.call('apphome/queryWindows', {})
    expect(first).toMatchObject({ id: 'home-overdue', styleTemplate: 'button', bottonText: '立即还款' })
  })

  it('moves on with the loan: reviewed, running, and with the assessment: assessing, then ready', async () => {
    const person = await customer('old-customer')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect((await home(person))['card']).toEqual([
      expect.objectContaining({ code: 'reviewing', title: '借款审核中' }),
    ])
    const { loans } = await person.admin<{ loans: Array<{ listingId: string }> }>('GET', 'world')
    const listingId = loans[0]?.listingId ?? ''
    for (let poll = 0; poll < 3; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    expect((await home(person))['card']).toEqual([
      expect.objectContaining({ code: 'running', title: '可借40,000.00元' }),
    ])

    const waiting = await customer('home-assessing')
    await later(waiting, HOUR + 1, 'home-assessing')
    expect((await home(waiting))['card']).toEqual([expect.objectContaining({ code: 'ready' })])
  })

  it.each([
    [{ account: { openStatus: 2 } }, 'locked', '联系客服'],
    [{ repayment: { lock: { code: 'risk', reason: '账户异常', days: null } } }, 'locked', '联系客服'],
    [{ repayment: { loans: [{ ...LOAN, nextDueInDays: 7 }] } }, 'due', '去还款'],
    [{ repayment: { loans: [{ ...LOAN, nextDueInDays: 8 }] } }, 'running', '再借一笔'],
  ])('of %j has the card %s', async (tweak, code, buttonText) => {
    const person = new Person(mountOf(frozenSandbox()))
    await person.admin('POST', 'reset', { tweak })
    await person.signIn()
    expect((await home(person))['card']).toEqual([expect.objectContaining({ code, buttonText })])
  })

  it(
    'has more floors with each version, for customers and visitors',
    { tags: ['error.10', 'role.2'] },
    async () => {
      const person = await customer('old-customer')
      const codes = (content: Content) => Object.keys(floors(content))
      expect(codes(await person.call('apphome/queryContentV2', {}))).toEqual([
        'notice',
        'banner',
        'card',
        'menu',
      ])
      expect(codes(await person.call('apphome/queryContentV3', {}))).toEqual([
        'notice',
        'card',
        'menu',
        'banner',
        'coupons',
      ])
      expect(codes(await person.call('apphome/queryContentV4', {}))).toContain('member')
      expect(codes(await person.call('apphome/queryContentV5', {}))).toEqual([
        'notice',
        'card',
        'menu',
        'signIn',
        'coupons',
        'banner',
        'campaigns',
        'member',
        'topUp',
        'safety',
      ])
      const guest = new Person(mountOf(frozenSandbox()))
      expect(codes(await guest.call('apphome/queryGuestContentV2', {}))).toHaveLength(4)
      expect(codes(await guest.call('apphome/queryGuestContentV3', {}))).toHaveLength(5)
      expect(codes(await guest.call('apphome/queryGuestContentV4', {}))).toHaveLength(7)
      const page = floors(await guest.call('apphome/queryGuestContentV5', {}))
      expect(page).not.toHaveProperty('signIn')
      expect(page['card']).toEqual([expect.objectContaining({ code: 'guest', buttonText: '立即登录' })])
      expect(page['coupons']?.[0]).toMatchObject({ buttonText: '登录领取' })
      expect(page['notice']).toEqual([
        expect.objectContaining({ title: '申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！' }),
      ])
      expect(await guest.call('apphome/queryGuestCard', {})).toMatchObject({ title: '最高可借200,000元' })
    },
  )

  it('counts coupons and messages at the menu and warns of coupons that end soon', async () => {
    const person = await customer('old-customer')
    const { menu = [], notice } = await home(person)
    expect(menu).toContainEqual(expect.objectContaining({ code: 'messages', cornerMark: '2' }))
    expect(menu).toContainEqual(
      expect.objectContaining({ code: 'coupons', cornerMark: expect.stringMatching(/^\d+张券$/) }),
    )
    expect(notice?.[0]?.title).toBe('申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！')
    await later(person, 10 * DAY)
    expect((await home(person))['notice']?.[0]?.title).toBe('您有1张优惠券即将过期，请尽快使用')
    expect((await home(await customer('many')))['menu']).toContainEqual(
      expect.objectContaining({ code: 'coupons', cornerMark: '99+张券' }),
    )
    expect((await home(await customer('no-messages')))['menu']).toContainEqual(
      expect.objectContaining({ code: 'messages', cornerMark: null }),
    )
  })

  it('follows sign-in, membership and offers', async () => {
    const person = await customer('old-customer')
    expect((await home(person))['signIn']).toEqual([
      expect.objectContaining({ code: 'unsigned', title: '已连续签到0天', buttonText: '签到' }),
    ])
    await person.call('activity/joinSignIn', {})
    expect((await home(person))['signIn']).toEqual([
      expect.objectContaining({ code: 'signed', title: '已连续签到1天', buttonText: '今日已签' }),
    ])
    expect((await home(person))['member']).toEqual([expect.objectContaining({ buttonText: '去开通' })])
    expect((await home(await customer('member')))['member']).toEqual([
      expect.objectContaining({
        title: '会员连续包月',
        buttonText: '查看权益',
        description: '有效期至2026-12-10',
      }),
    ])
    expect((await home(await customer('member-ended')))['member']).toEqual([
      expect.objectContaining({ buttonText: '去续费' }),
    ])
    expect((await home(person))['coupons']?.[0]).toMatchObject({ buttonText: '立即领取' })
    await person.call('activity/drawPrize', { serialNumber: serial(1), activityCode: 'centre-discount-95' })
    expect((await home(person))['coupons']?.[0]).toMatchObject({ buttonText: '去使用' })
  })

  it(
    'is of the version and with the entries the gray flags say',
    { tags: ['role.6', 'role.12'] },
    async () => {
      const flags = { contentVersion: 5, signInEntry: true, topUpEntry: true, membershipEntry: true }
      const person = await customer('old-customer')
      expect(await person.call('apphome/queryGray', { typeId: 'home' })).toEqual(flags)
      expect(await person.call('apphome/queryGray', { typeId: 'contentVersion' })).toEqual({
        contentVersion: 5,
      })
      expect(await person.call('apphome/queryGray', { typeId: 'unknown' })).toEqual({})
      const old = await customer('home-v2')
      expect(await old.call('apphome/queryGray', { typeId: 'home' })).toEqual({
        contentVersion: 2,
        signInEntry: false,
        topUpEntry: false,
        membershipEntry: false,
      })
      expect(Object.keys(await home(old))).not.toEqual(expect.arrayContaining(['signIn']))
      expect(Object.keys(await home(old))).not.toEqual(expect.arrayContaining(['member']))
      expect(Object.keys(await home(old))).not.toEqual(expect.arrayContaining(['topUp']))
    },
  )

  it('knows the kind of user, or does not', async () => {
    const kindOf = async (persona: string) =>
      (await customer(persona)).call('apphome/acquireUserIdentity', {})
    expect(await kindOf('old-customer')).toEqual({ userType: 'old', blackUserFlag: 0 })
    expect(await kindOf('new-customer')).toEqual({ userType: 'new', blackUserFlag: 0 })
    expect(await kindOf('user-type-unknown')).toEqual({ userType: null, blackUserFlag: 0 })
  })
})
