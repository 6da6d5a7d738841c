import type { LogEntry } from '@koo/sandbox'
import { describe, expect, it } from 'vitest'
import { createAdmin } from '../admin.ts'
import { findPersonas } from '../customer/find.ts'
import { findEntries, hasFailed, outcomeOf } from '../log/find.ts'
import { borrow } from '../testing/borrow.ts'
import { labStage } from '../testing/stage.ts'
import { findInTree, ledgerTree, plainTree, type TreeNode } from './ledger.ts'

const textsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ label, value, children }) => [`${label} ${value ?? ''}`, ...textsOf(children ?? [])])

const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])])

describe('the ledger as a tree', () => {
  it('shows a loan with its schedule in yuan', async () => {
    const stage = await labStage({ persona: 'old-customer', prepare: borrow })
    const world = await createAdmin(stage.host.fetch).world()
    const nodes = ledgerTree(world)
    const texts = textsOf(nodes)
    const [loan] = world.loans
    if (!loan) throw new Error('no loan')
    expect(texts).toContain(`${loan.loanId} ¥12,000.00 · 12 期 · 审核中`)
    expect(texts).toContain(
      `第 12 期 ${loan.rows[11]?.dueDay} ¥${Number(loan.rows[11]?.wire.realTotal).toLocaleString('en-US')}`,
    )
    expect(texts).toContain(`还款计划 ¥${Number(loan.totals.wire.realTotal).toLocaleString('en-US')}`)
    expect(texts).toContain('可用额度 ¥38,000.00')
    expect(texts.some((text) => text.includes('Cents'))).toBe(true)
    expect(texts.filter((text) => /Cents \d/.test(text))).toEqual([])
    expect(new Set(idsOf(nodes)).size).toBe(idsOf(nodes).length)
  })

  it('writes amounts in yuan, moments as dates and leaves the rest', () => {
    const tree = plainTree(
      'x',
      { dueCents: 5, at: Date.UTC(2026, 5, 15, 4), count: 7, none: [], ok: true },
      '',
    )
    expect(textsOf(tree.children ?? [])).toEqual([
      'dueCents ¥0.05',
      'at 2026-06-15 12:00:00',
      'count 7',
      'none 无',
      'ok true',
    ])
  })

  it('is searched: results keep their parents and are expanded', () => {
    const tree = plainTree('root', { a: { b: [{ title: '学历认证' }, { title: '公积金' }] }, c: '公积' }, '')
    const found = findInTree([tree], '公积')
    expect(textsOf(found.nodes)).toEqual(['root ', 'a ', 'b 2 项', '#2 公积金 ', 'title 公积金', 'c 公积'])
    expect(found.count).toBe(3)
    expect([...found.open]).toEqual(['/root/a/b/1', '/root/a/b', '/root/a', '/root'])
    expect(findInTree([tree], '没有')).toMatchObject({ nodes: [], count: 0 })
  })
})

describe('finding a customer', () => {
  const list: Parameters<typeof findPersonas>[0] = {
    groups: [
      { name: 'loan', title: '借款' },
      { name: 'home', title: '首页' },
    ],
    personas: [
      {
        name: 'a',
        title: '老客户',
        shows: { zh: '完整流程', en: 'The whole journey' },
        mobile: '13800000002',
        customerKind: 'old',
        group: 'loan',
      },
      {
        name: 'b',
        title: '新客户',
        shows: { zh: '第一笔', en: 'A first loan' },
        mobile: '13800000601',
        customerKind: 'old',
        group: 'home',
      },
      {
        name: 'c',
        title: '散客',
        shows: { zh: '无', en: 'Nothing' },
        mobile: '13800009999',
        customerKind: 'old',
        group: 'gone',
      },
    ],
  }
  const names = (searchText: string, only?: string) =>
    findPersonas(list, searchText, only).map(({ title, members }) => [title, members.map(({ name }) => name)])

  it('goes by name, phone, what is shown and group, every word', () => {
    expect(names('')).toEqual([
      ['借款', ['a']],
      ['首页', ['b']],
      ['其他', ['c']],
    ])
    expect(names('0601')).toEqual([['首页', ['b']]])
    expect(names('FIRST 首页')).toEqual([['首页', ['b']]])
    expect(names('first 借款')).toEqual([])
    expect(names('', 'loan')).toEqual([['借款', ['a']]])
    expect(findPersonas(undefined, '')).toEqual([])
  })

  it('has a group for every persona of the sandbox', async () => {
    const people = await createAdmin((await labStage()).host.fetch).personas()
    const groups = findPersonas(people, '')
    expect(groups.map(({ title }) => title)).not.toContain('其他')
    expect(groups.flatMap(({ members }) => members)).toHaveLength(people.personas.length)
  })
})

describe('the request log', () => {
  const entry = (part: Partial<LogEntry>): LogEntry => ({
    id: 1,
    at: 0,
    path: 'cash/getAmount',
    request: {},
    processed: true,
    repeat: false,
    result: 200,
    message: '',
    faults: [],
    outcome: 'answer',
    status: 200,
    ms: 1,
    ...part,
  })

  it.each<[Partial<LogEntry>, string, boolean]>([
    [{}, '200', false],
    [{ result: 42_020, message: '系统异常' }, '42020', true],
    [{ result: null, status: 503 }, 'HTTP 503', true],
    [{ result: null, faults: ['latency=800', 'result=45007'] }, '45007', true],
    [{ faults: ['malformed'] }, '回答不是 JSON', true],
    [{ result: null, faults: ['reply=200'] }, '200', false],
    [{ outcome: 'open', result: null, status: null }, '处理中', false],
    [{ outcome: 'drop' }, '断网', true],
    [{ outcome: 'half' }, '半截断开', true],
    [{ outcome: 'dribble' }, '慢慢传完', false],
  ])('%j ended as %s', (part, text, failed) => {
    expect(outcomeOf(entry(part))).toBe(text)
    expect(hasFailed(entry(part))).toBe(failed)
  })

  it('is filtered by text and by failure, newest first', () => {
    const log = [
      entry({ id: 1 }),
      entry({ id: 2, path: 'user/login', result: 42_101 }),
      entry({ id: 3, faults: ['half'] }),
    ]
    const ids = (searchText: string, failed = false) =>
      findEntries(log, searchText, failed).map(({ id }) => id)
    expect(ids('')).toEqual([3, 2, 1])
    expect(ids('LOGIN')).toEqual([2])
    expect(ids('half cash')).toEqual([3])
    expect(ids('', true)).toEqual([2])
  })
})
