import {
  back,
  defineFlow,
  defineStep,
  homeOf,
  link,
  metaRouting,
  page,
  pathOf,
  server,
  statusRouting,
  type FlowData,
} from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { everyFlow as flows } from '../everyFlow.ts'
import { isPartners, partnerPaths } from './reach.ts'

const paths = partnerPaths(flows)
const pagesOf = (flow: FlowData) => Object.keys(flow.pages).map((name) => pathOf(flow, name))
const flowOf = (id: string) => flows.find((flow) => flow.id === id)!

describe('the pages of partners', () => {
  it('are those of the channels that ask for the partner of the customer', () => {
    const channels = flows.filter(isPartners)
    // Each brand is a partner's; the card and the loan are the provider's own.
    expect(channels).toEqual(expect.arrayContaining(flows.filter(({ theme }) => theme !== null)))
    expect(channels.filter(({ id }) => ['koocard', 'cash-loan', 'common'].includes(id))).toEqual([])
    const closed = channels.flatMap((channel) =>
      pagesOf(channel).filter((path) => !paths.get(path)?.includes(channel.id)),
    )
    expect(closed).toEqual([])
  })

  it('are the loan to its result, and the proofs that it asks for', () => {
    const open = [
      '/cash/home',
      '/cash/home/confirm',
      '/cash/home/videoAuth',
      '/cash/home/adduserinfo_loan',
      '/result/loan',
      '/koocard/contactadd',
      '/koocard/videoForloan',
      '/koocard/videoForloan/protocolRead',
      '/common/pay',
    ]
    expect(open.filter((path) => !paths.get(path)?.includes('siku'))).toEqual([])
  })

  it('are not the sign-in, the customer’s own account, bills and lists, the loan of the staff, and other offers', () => {
    const ids = ['signIn', 'account', 'bankCard', 'breakDirectly', 'coupon', 'hami', 'repayment']
    const closed = [...ids.flatMap((id) => pagesOf(flowOf(id))), '/staff/cashLoan', '/koocard/houseLoan', '/']
    expect(closed.filter((path) => paths.has(path))).toEqual([])
  })

  it('are none of the merchant’s: not by its loan, and not where a partner’s server names the address', () => {
    const scene = flowOf('merchant')
    expect([homeOf(scene), ...pagesOf(scene)].filter((path) => paths.has(path))).toEqual([])
    // The way in is the partner's, who may show it in his frame.
    expect(['', '/loginsuccess', '/loginfail'].map((path) => paths.get(`/merchant-credit${path}`))).toEqual(
      Array.from({ length: 3 }, () => ['merchant-credit']),
    )
  })

  it('are for each partner his own: no channel leads to another one', () => {
    const channels = flows.filter(isPartners)
    const others = channels.flatMap((channel) =>
      pagesOf(channel).filter((path) => paths.get(path)?.some((id) => id !== channel.id)),
    )
    expect(others).toEqual([])
  })

  it('have the address that asks the server, which a channel is opened at', () => {
    expect(['/siku', '/maoyan/next', '/koocard'].map((path) => paths.has(path))).toEqual([true, true, true])
  })
})

describe('a page of another flow', () => {
  const step = (...exits: string[]) =>
    defineStep({ title: 'x', exits: Object.fromEntries(exits.map((name) => [name, null])) }).page(
      async () => ({ default: () => null }),
    )
  const loan: FlowData = defineFlow({
    id: 'loan',
    base: '/',
    start: 'cash/home',
    pages: { 'cash/home': step('next', 'leave'), confirm: step(), aside: step() },
    exits: { 'cash/home': { next: page('confirm'), leave: back } },
    keys: { loan: 'cash/home' },
  })
  const channel = (exits: object, codes: object = {}): FlowData =>
    defineFlow({
      id: 'channel',
      start: 'first',
      pages: { first: step('onward') },
      exits,
      server: metaRouting({ group: 'channel', ...codes }),
    })
  const led = (flow: FlowData) => [...partnerPaths([flow, loan]).keys()]
  const own = ['/channel', '/channel/first']
  const whole = [...own, '/cash/home', '/confirm']

  it('belongs to a partner when an exit leads there, with the pages after it', () => {
    expect(led(channel({ first: { onward: link('loan') } })).toSorted()).toEqual(whole.toSorted())
  })

  it('or a reply of the server', () => {
    const plain = channel({ first: { onward: back } }, { links: { lend: 'loan' } })
    expect(led(plain).toSorted()).toEqual(whole.toSorted())
  })

  it('or it asks a server there, which may open its start and each page that it can name', () => {
    const proofs: FlowData = defineFlow({
      id: 'proofs',
      start: 'begin',
      pages: { begin: step(), ask: step('next'), named: step(), other: step() },
      exits: { ask: { next: server } },
      server: statusRouting({ load: () => Promise.resolve(1), table: { '1': 'named' } }),
      keys: { loan: 'ask' },
    })
    const led = [...partnerPaths([channel({ first: { onward: link('loan') } }), proofs]).keys()]
    const open = ['', '/begin', '/ask', '/named'].map((path) => `/proofs${path}`)
    expect(led.toSorted()).toEqual([...own, ...open].toSorted())
  })

  it('or a page key whose page another one stands in for', () => {
    expect(led(channel({ first: { onward: link('home') } })).toSorted()).toContain('/cash/home')
  })

  it('and to nobody when nothing leads there, or the flow is that of the provider’s own card', () => {
    // Without its link to the loan: `pay` is named by the common table, and is no page here.
    const links = { pay: 'nowhere', 'combine-pay': 'nowhere', 'user-contacts': 'nowhere' }
    const asks = { onward: back }
    expect(led(channel({ first: asks }, { links })).toSorted()).toEqual(own)
    expect(led(channel({ first: { onward: link('loan') } }, { partner: 'koocard' }))).toEqual([])
  })
})
