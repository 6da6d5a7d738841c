import { beforeAll, describe, expect, it } from 'vitest'
import { createAdmin, type Admin, type CallEntry, type FaultKind } from '../admin.ts'
import { emptyDraft, OTHER, readReply, type ReplyDraft } from './draft.ts'
import { describeRule } from '../faults/describe.ts'
import { draftOf, readDraft, type FaultDraft } from '../faults/form.ts'
import { labStage } from '../testing/stage.ts'

let admin: Admin
let calls: readonly CallEntry[]
let kinds: readonly FaultKind[]

beforeAll(async () => {
  admin = createAdmin((await labStage()).host.fetch)
  calls = await admin.calls()
  kinds = await admin.faultKinds()
})

describe('the form of the next reply', () => {
  const read = (part: Partial<ReplyDraft>) =>
    readReply({ ...emptyDraft, path: 'cash/getAmount', ...part }, calls)

  it.each<[string, Partial<ReplyDraft>, object]>([
    ['a known result', { code: '42020' }, { result: { code: 42_020 } }],
    [
      'a result with words of its own',
      { code: OTHER, ownCode: '-7', message: '不行' },
      { result: { code: -7, message: '不行' } },
    ],
    ['a status, twice', { replyKind: 'http', status: '503', times: '2' }, { http: 503, times: 2 }],
    ['a content', { replyKind: 'content', content: '{"a":[1]}' }, { content: { a: [1] } }],
    [
      'a content as it is',
      { replyKind: 'content', content: 'null', raw: true },
      { content: null, raw: true },
    ],
    [
      'a page',
      { replyKind: 'route', pageCode: 'face-verify' },
      { content: { actionType: 'PAGE', pageCode: 'face-verify', url: null } },
    ],
    [
      'a link',
      { replyKind: 'route', route: 'link', url: 'https://a.test/' },
      { content: { actionType: 'LINK', pageCode: null, url: 'https://a.test/' } },
    ],
    ['a page nobody has', { replyKind: 'route', route: 'lost' }, { content: { actionType: 'PAGE' } }],
    ['a hostile link', { replyKind: 'route', route: 'hostile' }, { content: { url: 'javascript:alert(1)' } }],
  ])('may be %s', (_, part, reply) => {
    expect(read(part)).toMatchObject({ reply: { path: 'cash/getAmount', times: 1, ...reply } })
  })

  it.each<[string, Partial<ReplyDraft>, string]>([
    ['no such call', { path: 'cash/none' }, 'path'],
    ['no number', { code: OTHER, ownCode: '' }, 'ownCode'],
    ['no status', { replyKind: 'http', status: '700' }, 'status'],
    ['no JSON', { replyKind: 'content', content: '{' }, 'content'],
    ['no count', { times: '0' }, 'times'],
  ])('says what is wrong: %s', (_, part, field) => {
    expect(read(part)).toEqual({ errors: { [field]: expect.any(String) } })
  })

  it('is accepted by the sandbox, which checks it against the contract', async () => {
    const page = read({ path: 'channel/getPageMeta', replyKind: 'route' })
    if (!('reply' in page)) throw new Error('refused')
    const [rule] = await admin.next(page.reply)
    expect(rule && describeRule(rule)).toMatchObject({ target: 'channel/getPageMeta', how: '1 次' })
    await expect(admin.next({ path: 'channel/getPageMeta', content: { actionType: 'GO' } })).rejects.toThrow(
      'actionType',
    )
  })
})

describe('a fault rule', () => {
  const kind = (name: string) => {
    const found = kinds.find((each) => each.kind === name)
    if (!found) throw new Error(`no kind ${name}`)
    return found
  }
  const read = (name: string, part: Partial<FaultDraft> = {}) =>
    readDraft({ ...draftOf(kind(name)), ...part }, kind(name))

  it('of every kind is accepted by the sandbox unchanged', async () => {
    for (const each of kinds) {
      const draft = read(each.kind)
      if (!('rule' in draft)) throw new Error(each.kind)
      await admin.clearFaults()
      const [rule] = await admin.addFault(draft.rule)
      expect(rule?.faults.map((fault) => fault.kind)).toEqual([each.kind])
      expect(rule && describeRule(rule).what).not.toBe('')
    }
    await admin.clearFaults()
  })

  it('has its argument, moment, count, skip and probability', () => {
    const part = {
      match: ' cash/* ',
      argument: '3000',
      moment: 'after',
      times: '',
      skip: '2',
      probability: '25',
    } as const
    expect(read('latency', part)).toEqual({
      rule: {
        match: 'cash/*',
        skip: 2,
        probability: 0.25,
        fault: { kind: 'latency', ms: 3000, when: 'after' },
      },
    })
    expect(read('half', { match: '' })).toEqual({ rule: { match: '*', times: 1, fault: { kind: 'half' } } })
  })

  it.each<[keyof FaultDraft, string]>([
    ['argument', ''],
    ['argument', '999999999'],
    ['times', '0'],
    ['skip', '-1'],
    ['probability', '101'],
    ['probability', 'x'],
  ])('says what is wrong with %s %j', (field, text) => {
    expect(read('latency', { [field]: text })).toEqual({
      errors: { [field]: expect.stringContaining('请填写') },
    })
  })

  it('keeps typed values when another kind is selected, except those of the old kind', () => {
    const typed = { ...draftOf(kind('latency')), match: 'cash/*', times: '3', argument: '9' }
    expect(draftOf(kind('http'), typed)).toMatchObject({
      kind: 'http',
      match: 'cash/*',
      times: '3',
      argument: '503',
    })
    expect(draftOf(kind('drop'), typed).moment).toBe('after')
  })

  it('is described as a text', () => {
    const rule = { match: '*', times: null, skip: 1, probability: 0.5, random: 1 }
    expect(
      describeRule({
        ...rule,
        faults: [
          { kind: 'latency', ms: 3000, when: 'after' },
          { kind: 'dribble', ms: 1500 },
          { kind: 'result', code: 42_020, message: '系统异常' },
          { kind: 'http', status: 503 },
          { kind: 'reply', status: 200, body: { Result: 200, Content: { text: '长'.repeat(99) } } },
          { kind: 'drop', when: 'before' },
        ],
      }),
    ).toEqual({
      target: '全部接口',
      what: `变慢 3 秒（处理后）、一点一点地传 1500 毫秒、结果码 42020“系统异常”、HTTP 503、指定回答 {"text":"${'长'.repeat(51)}… HTTP 200、断网（处理前）`,
      how: '一直 · 先放过 1 次 · 概率 50%',
    })
  })
})
