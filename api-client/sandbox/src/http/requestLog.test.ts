import { describe, expect, it } from 'vitest'
import type { LogDetail, LogEntry, WorldView } from '../index.ts'
import { refusedAdmin, signedIn } from '../testing/admin.ts'
import { Person, serial } from '../testing/client.ts'

describe('a logged request', () => {
  it('has the text of its reply, cut when it is long, and only the newest have it', async () => {
    const person = await signedIn()
    await person.send('cash/getAmount', {}, { 'x-sandbox-fault': 'malformed' })
    await person.send('cash/getAmount', {}, { 'x-sandbox-fault': 'result=42020' })
    const body = { kind: 'reply', bodyText: 'x'.repeat(70_000) } as const
    await person.admin('POST', 'faults', { times: 1, fault: body })
    await person.send('cash/getAmount', {})
    await person.send('cash/getAmount', {}, { 'x-sandbox-fault': 'half' })
    const log = await person.admin<LogEntry[]>('GET', 'log')
    expect(log[0]).not.toHaveProperty('reply')
    const replies = await Promise.all(
      log.map(async ({ id }) => (await person.admin<LogDetail>('GET', `log?id=${id}`)).reply),
    )
    expect(replies[0]).toContain('502 Bad Gateway')
    expect(JSON.parse(replies[1] ?? '')).toMatchObject({ Result: 42020 })
    expect(replies[2]).toHaveLength(64_000)
    expect(replies[3]).toBeNull()
    for (let k = 0; k < 50; k += 1) await person.call('cash/getAmount', {})
    expect(await person.admin<LogDetail>('GET', `log?id=${log[0]?.id}`)).toMatchObject({ reply: null })
  })

  it('is sent again with the same token and body, past the fault rules', async () => {
    const person = await signedIn()
    const request = await person.readyToPublish(serial(1))
    await person.admin('POST', 'faults', { match: 'cash/publishV2', fault: 'drop=before' })
    await person.send('cash/publishV2', request).catch(() => null)
    const [lost] = await person.admin<LogEntry[]>('GET', 'log?path=cash/publishV2')
    const made = await person.admin<LogDetail>('POST', 'replay', { id: lost?.id })
    expect(made).toMatchObject({
      processed: true,
      repeat: false,
      result: 200,
      faults: ['replay'],
      status: 200,
    })
    expect(JSON.parse(made.reply ?? '')).toMatchObject({ Content: { serialNumber: serial(1) } })
    const again = await person.admin<LogDetail>('POST', 'replay', { id: made.id })
    expect(again).toMatchObject({ repeat: true, reply: made.reply, request })
    expect(await person.admin<WorldView>('GET', 'world')).toMatchObject({ loanCount: 1 })
    await person.admin('POST', 'session/expire', {})
    expect(await person.admin('POST', 'replay', { id: made.id })).toMatchObject({ result: -4000 })
    expect(JSON.stringify(await person.admin('GET', 'log'))).not.toContain(person.token)
  })

  it('with a card or identity number shows its end only, and cannot be sent again', async () => {
    const person = await signedIn()
    await person.send('cash/getAmount', { a: ['6222021234567890123'], b: { c: '33010219900101123X' } })
    await person.send('cash/getAmount', { serialNumber: serial(1), mobile: '13800000002' })
    const log = await person.admin<LogEntry[]>('GET', 'log')
    expect(log.map((entry) => entry.request)).toEqual([
      { a: ['***************0123'], b: { c: '**************123X' } },
      { serialNumber: serial(1), mobile: '13800000002' },
    ])
    expect(await refusedAdmin(person, 'replay', { id: log[0]?.id })).toContain('not kept')
  })

  it('that does not exist is refused', async () => {
    const person = await signedIn()
    await person.call('cash/getAmount', {})
    const [entry] = await person.admin<LogEntry[]>('GET', 'log')
    expect(await refusedAdmin(person, 'replay', { id: 1e9 })).toContain('no request 1000000000')
    const stranger = new Person(person.mount, 'other')
    expect(await refusedAdmin(stranger, 'replay', { id: entry?.id })).toContain('no request')
    expect((await person.mount.fetch(`${person.mount.origin}/__sandbox/log?id=x`)).status).toBe(400)
  })
})
