import { describe, expect, it } from 'vitest'
import { messagesOf, postMessage } from '../../people/messages/messages.ts'
import { customerNamed } from '../../testing/customer.ts'
import { START } from '../../testing/client.ts'
import { customer } from './testing/shop.ts'

describe('messages', () => {
  it('are listed newest first, in pages, without their whole text', async () => {
    const person = await customer('many-messages')
    const first = await person.call('message/queryList', { page: 1, pageSize: 50 })
    const second = await person.call('message/queryList', { page: 2, pageSize: 50 })
    const whole = await person.call('message/queryList', { page: 1, pageSize: 100 })
    expect([...first, ...second]).toEqual(whole)
    const times = whole.map((message) => String(message.time))
    expect(times).toEqual([...times].sort().reverse())
    expect(whole.every((message) => message.content === null && (message.summary ?? '').length <= 31)).toBe(
      true,
    )
    expect(await person.call('message/queryList', {})).toHaveLength(20)
    expect(await person.call('message/queryList', { page: 30, pageSize: 100 })).toHaveLength(100)
    expect(await person.call('message/queryList', { page: 31, pageSize: 100 })).toEqual([])
    expect(await person.call('message/queryList', { page: 0, pageSize: 0 })).toHaveLength(1)
    expect(await person.call('message/queryList', { page: 1, pageSize: 1_000_000 })).toHaveLength(100)
  })

  it('are counted by type, every type named, and marked read by type or all at once', async () => {
    const person = await customer('many-messages')
    const counts = await person.call('message/queryUnreadByType', {})
    expect(counts).toEqual({
      repayment: 200,
      loan: 200,
      credit: 200,
      activity: 400,
      membership: 0,
      order: 0,
      system: 200,
    })
    await person.call('message/markAllRead', { type: 'activity' })
    expect(await person.call('message/queryUnreadByType', {})).toEqual({ ...counts, activity: 0 })
    const activity = await person.call('message/queryList', { type: 'activity', pageSize: 100 })
    expect(new Set(activity.map((message) => message.type))).toEqual(new Set(['activity']))
    expect(new Set(activity.map((message) => message.status))).toEqual(new Set([1]))
    await person.call('message/markAllRead', {})
    expect(
      Object.values(await person.call('message/queryUnreadByType', {})).every((count) => count === 0),
    ).toBe(true)
    const world = await person.admin<object>('GET', 'world')
    expect(JSON.stringify(world).length, 'three thousand marks stay small').toBeLessThan(20_000)
  })

  it('are read, and made unread again, one by one', async () => {
    const person = await customer('old-customer')
    const list = await person.call('message/queryList', {})
    expect(list.map((message) => message.status)).toEqual([0, 0, 1, 1, 1, 1])
    const [first, , third] = list
    const whole = await person.call('message/queryDetail', { id: first?.id ?? '' })
    expect(whole).toMatchObject({ id: first?.id, status: 0, content: expect.stringContaining('。') })
    await person.call('message/updateStatus', { id: first?.id ?? '', status: 1 })
    await person.call('message/updateStatus', { id: third?.id ?? '', status: '0' })
    expect((await person.call('message/queryList', {})).map((message) => message.status)).toEqual([
      1, 0, 0, 1, 1, 1,
    ])
    expect(await person.call('message/queryDetail', { id: first?.id ?? '' })).toMatchObject({ status: 1 })
  })

  it('that do not exist, and states that do not, are refused', async () => {
    const person = await customer('old-customer')
    expect(await person.refusal('message/queryDetail', { id: 'S6' })).toEqual([
      42162,
      '该消息已不存在，可能已被清理',
    ])
    expect(await person.refusal('message/updateStatus', { id: 'X', status: 1 })).toEqual([
      42162,
      '该消息已不存在，可能已被清理',
    ])
    expect(await person.refusal('message/updateStatus', { id: 'S0', status: 2 })).toEqual([
      400,
      '消息状态填写有误，请检查后重试',
    ])
  })

  it('posted later come first, by their own time, and the oldest of very many goes', () => {
    const { user } = customerNamed('no-messages')
    for (let k = 0; k < 70; k += 1) {
      postMessage(user, START + k, {
        type: 'loan',
        title: `第${k}条`,
        text: '正文',
        link: '/pages/credit/home',
      })
    }
    const posted = user.slices.messages?.posted ?? []
    expect(posted).toHaveLength(60)
    expect(posted[0]).toMatchObject({ id: 'N70', title: '第69条', read: false, link: '/pages/credit/home' })
  })

  it('that tell of something earlier stand behind newer ones', () => {
    const { world, user, persona } = customerNamed('no-messages')
    postMessage(user, START + 5, { type: 'loan', title: '后', text: '正文' })
    postMessage(user, START + 1, { type: 'order', title: '先', text: '正文' })
    const list = messagesOf({ world, user, persona, now: START + 9 })
    expect(list.map((message) => message.title)).toEqual(['后', '先'])
  })

  it('fit what a customer has: none of loans before the first one, none of the limit before there is one', async () => {
    const typesOf = async (persona: string) =>
      new Set((await (await customer(persona)).call('message/queryList', {})).map((message) => message.type))
    expect(await typesOf('old-customer')).toContain('repayment')
    expect(await typesOf('new-customer')).toEqual(new Set(['activity', 'system', 'credit']))
    expect(await typesOf('home-not-applied')).toEqual(new Set(['activity', 'system']))
    expect(await typesOf('no-messages')).toEqual(new Set())
  })
})
