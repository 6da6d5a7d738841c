import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createOutbox } from './outbox.ts'
import { pathOnly, scrubFact, scrubText } from './scrub.ts'

describe('scrubber', () => {
  it.each([
    ['call 13812345678 now', 'call [number] now'],
    ['138 1234 5678', '[number]'],
    ['id 11010119900307123X', 'id [number]'],
    ['card 6222-0202-0011-2233-445', 'card [number]'],
    ['mail zhang.san@example.com', 'mail [mail]'],
    ['/api/x?mobile=138&name=zhang failed', '/api/x?… failed'],
    ['token eyJhbGciOiJIUzI1NiJ9abcdefghij', 'token [data]'],
    ['code 45007 at step 3', 'code 45007 at step 3'],
  ])('%s', (text, clean) => {
    expect(scrubText(text)).toBe(clean)
  })

  it('removes phone, card and ID numbers at every place', () => {
    const words = fc.array(fc.constantFrom('error', ' ', '借款', ':', '"', 'x', '-', '\n'), { maxLength: 6 })
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{10,18}$/), words, words, (secret, before, after) => {
        expect(scrubText(`${before.join('')}${secret}${after.join('')}`)).not.toContain(secret)
      }),
    )
  })

  it.each([
    ['yinlian_jydCheckedSuccess', 'yinlian_jydCheckedSuccess'],
    ['creditMaoYan/queryAssessAmountStatus', 'creditMaoYan/queryAssessAmountStatus'],
    ['user/queryBankcardListV2', 'user/queryBankcardListV2'],
    ['/koouapp/configapi/query/webconfigMany', '/koouapp/configapi/query/webconfigMany'],
    ['p13812345678', 'p[number]'],
    ['eyJhbGciOiJIUzI1NiJ9abcdefghij', '[data]'],
    ['zhang.san@example.com', '[mail]'],
  ])('the fact %s', (fact, clean) => {
    expect(scrubFact(fact)).toBe(clean)
  })

  it('cuts long text', () => {
    expect(scrubText('错'.repeat(5000)).length).toBeLessThanOrEqual(201)
  })

  it('keeps only the path of an address', () => {
    expect(pathOnly('https://m.credit.test/pages/credit/x?mobile=1#a')).toBe('/pages/credit/x')
    expect(pathOnly('/pages/credit/x?a')).toBe('/pages/credit/x')
    expect(pathOnly('https://m.credit.test')).toBe('/')
  })
})

describe('outbox', () => {
  const start = (settings: { url?: string; capacity?: number } = {}) => {
    const post = vi.fn()
    const idle: (() => void)[] = []
    const outbox = createOutbox<number>({
      url: '/collect',
      post,
      whenIdle: (work) => idle.push(work),
      ...settings,
    })
    return { post, idle, outbox }
  }

  it('sends all records together, once, when the page is idle', () => {
    const { post, idle, outbox } = start()
    outbox.add(1)
    outbox.add(2)
    expect(post).not.toHaveBeenCalled()
    expect(idle).toHaveLength(1)
    idle[0]?.()
    expect(post.mock.calls).toEqual([['/collect', [1, 2]]])
    outbox.flush()
    expect(post).toHaveBeenCalledTimes(1)
  })

  it('keeps the newest records when it is full', () => {
    const { post, outbox } = start({ capacity: 2 })
    for (const record of [1, 2, 3]) outbox.add(record)
    outbox.flush()
    expect(post.mock.calls).toEqual([['/collect', [2, 3]]])
  })

  it('collects nothing without a service', () => {
    const post = vi.fn()
    const outbox = createOutbox<number>({ url: undefined, post, whenIdle: (work) => work() })
    outbox.add(1)
    outbox.flush()
    expect(post).not.toHaveBeenCalled()
  })
})
