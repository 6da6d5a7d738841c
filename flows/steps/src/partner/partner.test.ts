import { defineFlow, type FlowHost } from '@koo/flow'
import { checkFlow, checkPersonas } from '@koo/flow/tools'
import { describe, expect, it } from 'vitest'
import {
  asks,
  faceExits,
  faceOutcome,
  granted,
  partnerChannel,
  partnerExits,
  partnerPages,
  without,
} from './index.ts'
import { leaveCopy } from './leave.ts'
import { partnerWays } from './ways.ts'

const pages = partnerPages('siku')

describe('the pages of a channel', () => {
  it('can be opened before sign-in only where a partner’s credential is the matter', () => {
    const open = Object.entries(pages).flatMap(([name, { login }]) => (login ? [] : [name]))
    expect(open).toEqual(['loginsuccess', 'loginfail'])
  })

  it('never go back from a passed face check to the camera', () => {
    const final = Object.entries(pages).flatMap(([name, page]) => (page.final ? [name] : []))
    expect(final).toContain('videosuccess')
    expect(final).not.toContain('video')
  })

  it('read the authorisation of a face over the camera, which goes on', () => {
    expect(pages['video/protocolRead'].over).toBe(true)
    expect(pages.video.over).toBe(false)
  })

  it('say in the title that further contacts are asked for', () => {
    expect(pages.contactff.title).toBe('补充联系人')
  })

  it('are those of each channel alone', () => {
    expect(partnerPages('maoyan').loginfail).not.toBe(pages.loginfail)
  })
})

describe('the pages of a channel that lacks some', () => {
  it('are the others, unchanged, and the list itself stays whole', () => {
    const names = Object.keys(pages)
    const rest = without(pages, 'loginfail', 'contactff')
    expect(Object.keys(rest)).toEqual(names.filter((name) => name !== 'loginfail' && name !== 'contactff'))
    expect(rest.video).toBe(pages.video)
    expect(Object.keys(pages)).toEqual(names)
  })

  it('are all of them when none is lacking', () => {
    expect(without(pages)).toEqual(pages)
  })

  it('can be left out of the exits, too', () => {
    expect(Object.keys(without(partnerExits, 'contactff'))).not.toContain('contactff')
    expect(without(partnerExits, 'contactff').result).toBe(partnerExits.result)
  })
})

describe('the exits between the pages', () => {
  const exits = Object.entries<Readonly<Record<string, object>>>(partnerExits)
  const destinations = exits.flatMap(([from, targets]) =>
    Object.entries(targets).map(([exit, dest]) => ({
      from,
      exit,
      ...(dest as { to: string; page?: string }),
    })),
  )

  it('belong to pages of the channel, and to exits that these pages have', () => {
    const known = new Map(Object.entries(pages).map(([name, page]) => [name, Object.keys(page.exits)]))
    for (const { from, exit } of destinations) expect(known.get(from)).toContain(exit)
  })

  it('lead to pages of the channel', () => {
    const targets = destinations.flatMap(({ page }) => page ?? [])
    expect(targets.length).toBeGreaterThan(0)
    for (const target of targets) expect(Object.keys(pages)).toContain(target)
  })

  it('put the outcome of a face check in the place of the camera', () => {
    expect(Object.keys(faceOutcome)).toEqual(['passed', 'failed', 'noneLeft'])
    for (const dest of Object.values(faceOutcome)) expect(dest.replace).toBe(true)
    expect(faceExits.videofail.again).toMatchObject({ page: 'video', replace: true })
    expect(partnerExits.video).toMatchObject(faceOutcome)
  })

  it('tell the partner how it ended', { tags: ['channel.1'] }, () => {
    const codes = destinations.filter(({ to }) => to === 'partner')
    expect(codes.map(({ from, exit, ...dest }) => [from, exit, 'code' in dest && dest.code])).toEqual([
      ['videofail', 'leave', 'QUIT'],
      ['contactff', 'blocked', 'QUIT'],
      ['checkedfail', 'leave', 'ASSESS_AMOUNT_FAILURE'],
    ])
  })

  it(
    'ask the server after a granted limit, and tell the partner when nothing follows',
    { tags: ['channel.1'] },
    () => {
      expect(granted).toEqual({ to: 'server', otherwise: { to: 'partner', code: 'ASSESS_AMOUNT_SUCCESS' } })
      expect([partnerExits.result.passed, partnerExits.checkedsuccess.done]).toEqual([granted, granted])
    },
  )
})

describe('the question before a guarded page is left', () => {
  const PLAIN = '确认放弃申请吗？'
  const bodyFor = (marketing: unknown) => {
    const host = { config: (key: string) => (key === 'marketing' ? marketing : undefined) }
    return leaveCopy(host as FlowHost).body
  }

  it.each([
    [30_000, '30,000'],
    [200_000, '200,000'],
    [999, '999'],
    [20_000.99, '20,000'],
  ])(
    'names the limit %s where the configuration allows it',
    { tags: ['channel.9', 'channel.11'] },
    (leaveLimitMax, text) => {
      expect(bodyFor({ enabled: true, leaveLimitMax })).toBe(
        `完成申请最高可获得${text}元额度，确认放弃申请吗？`,
      )
    },
  )

  it.each<[string, unknown]>([
    ['that was not loaded', undefined],
    ['of null', null],
    ['that is no object', '30000'],
    ['that is switched off', { enabled: false, leaveLimitMax: 30_000 }],
    ['that does not say that it is on', { leaveLimitMax: 30_000 }],
    ['that is on by another word', { enabled: 'true', leaveLimitMax: 30_000 }],
    ['without a limit', { enabled: true }],
    ['with a limit of text', { enabled: true, leaveLimitMax: '30000' }],
    ['with a limit of nothing', { enabled: true, leaveLimitMax: 0 }],
    ['with less than nothing', { enabled: true, leaveLimitMax: -30_000 }],
    ['with no number', { enabled: true, leaveLimitMax: Number.NaN }],
    ['without end', { enabled: true, leaveLimitMax: Number.POSITIVE_INFINITY }],
  ])('names none with a configuration %s', (_what, marketing) => {
    expect(bodyFor(marketing)).toBe(PLAIN)
  })

  it('keeps the customer by its first button', { tags: ['channel.10'] }, () => {
    const copy = leaveCopy({ config: () => undefined } as unknown as FlowHost)
    expect([copy.stay, copy.leave]).toEqual(['继续申请', '离开'])
  })

  it(
    'comes at the second way back to where the customer came from, at no other one',
    { tags: ['channel.8'] },
    () => {
      const attempt = { action: 'POP', to: '/a', enteredFrom: '/a', backsBefore: 1, dirty: false } as const
      expect(asks.leave.blocks(attempt)).toBe(true)
      expect(asks.leave.blocks({ ...attempt, backsBefore: 0 })).toBe(false)
      expect(asks.leave.blocks({ ...attempt, to: '/b' })).toBe(false)
      expect(asks.leave.blocks({ ...attempt, action: 'PUSH' })).toBe(false)
    },
  )
})

describe('the channel of a partner by its name', () => {
  const flow = defineFlow(partnerChannel('siku', { group: 'creditMaoYan' }))

  it('is sound, in the theme of that name, and asks by its group', () => {
    expect(checkFlow(flow)).toEqual([])
    expect([flow.id, flow.theme, flow.server?.request]).toEqual(['siku', 'siku', { group: 'creditMaoYan' }])
  })

  it.each([
    [['idauth', 'idcarduploading', 'video', 'contactff', 'information']],
    [['idnumberauth', 'video', 'idcarduploading']],
    [['information']],
  ] as const)('has customers on their ways through %s', (order) => {
    const ways = partnerWays('siku', order)
    expect(checkPersonas(flow, ways)).toEqual([])
    const [start] = ways
    const walked = start?.lines.map(({ at }) => at) ?? []
    expect(walked.filter((at) => (order as readonly string[]).includes(at))).toEqual(order)
    // The server names each next page, but for the outcome of the face check, which is an exit of the camera.
    const named = start?.lines.flatMap(({ server }) => (server?.to === 'page' ? [server.page] : [])) ?? []
    expect(named.toSorted()).toEqual([...order, 'checkedsuccess', 'result'].toSorted())
  })
})
