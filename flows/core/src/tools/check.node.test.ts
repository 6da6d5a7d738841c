import { describe, expect, it } from 'vitest'
import {
  close,
  defineFlow,
  defineStep,
  link,
  metaRouting,
  type FlowData,
  type Pages,
  type Query,
} from '../index.ts'
import { checkFlow, checkFlows, checkLinks, placesOf, type Defect } from './index.ts'
import { flowNamed } from '../../bin/testing/fixtureFlow.ts'

describe('checkFlow', () => {
  it('finds nothing in a sound flow', async () => expect(checkFlow(await flowNamed('siku'))).toEqual([]))

  it('names each defect and its cure', async () => {
    const defects = checkFlow({
      ...(await flowNamed('broken-one')),
      id: 'Broken one',
      start: 'strat',
      entries: ['nowhere'],
    })
    expect(defects.map(({ where, what }) => `${where}: ${what}`).toSorted()).toMatchInlineSnapshot(`
      [
        "/broken-one/form: exit 'done' pushes the final page 'outcome'",
        "/broken-one/form: exit 'help' leads nowhere",
        "/broken-one/form: maps an exit 'gone' that the step does not have",
        "/broken-one/lost/read: exit 'done' leads nowhere",
        "/broken-one/lost/read: exit 'help' leads nowhere",
        "/broken-one/lost/read: is never led to",
        "/broken-one/lost: is never led to",
        "entries: 'nowhere' is no page",
        "exits: 'elsewhere' is no page",
        "id: 'Broken one'",
        "start: 'strat' is no page",
      ]
    `)
    expect(defects.every(({ cure }) => cure.length > 10)).toBe(true)
  })
})

describe('planted defects', () => {
  const step = (title: string | ((query: Query) => string)) =>
    defineStep({ title, exits: { done: null } }).page(() => Promise.resolve({ default: () => null }))
  const flowOf = (id: string, pages: Pages, base = `/${id}`): FlowData =>
    defineFlow({ id, base, start: 'form', pages, exits: { form: { done: close } } })
  const found = (defects: readonly Defect[]) =>
    defects.map(({ where, what, cure }) => `${where}: ${what}. ${cure}`)

  it.each([
    ['empty', step('')],
    ['blank', step('  ')],
    ['empty without a query', step(({ name }) => name ?? '')],
    ['an error without a query', step(({ name = '' }) => JSON.parse(name) as string)],
    ['missing', { ...step('x'), title: JSON.parse('{}').title as string }],
  ])('a title that is %s', (_, form) => {
    expect(found(checkFlow(flowOf('one', { form })))).toEqual([
      expect.stringMatching(/^\/one\/form: has no title\. give defineStep a title/),
    ])
  })

  it.each(['登录成功', '评估未通过', '人脸识别失败'])('a title that claims an outcome: %s', (title) => {
    expect(found(checkFlow(flowOf('one', { form: step(title) })))).toEqual([
      expect.stringMatching(
        /^\/one\/form: title '.+' says how something ended\. name what the page is about/,
      ),
    ])
    const over = flowOf('one', { form: step('人脸识别'), 'form/done': step(title).with({ over: true }) })
    expect(found(checkFlow(over)).join()).not.toContain('how something ended')
  })

  it('an exit that is neither mapped nor has a server to ask', () => {
    const flow = { ...flowOf('one', { form: step('x') }), exits: {} }
    expect(found(checkFlow(flow))).toEqual([
      expect.stringMatching(/^\/one\/form: exit 'done' leads nowhere\. map it under the flow's `exits`/),
    ])
    const asks = { ...flow, server: metaRouting({ group: 'channel' }) }
    expect(checkFlow(asks)).toEqual([])
  })

  it('two flows with one id', () => {
    const [one, two] = [
      flowOf('one', { form: step('x') }),
      flowOf('one', { form: step('x'), more: step('y') }, '/two'),
    ]
    expect(found(checkFlows([one, two]))).toEqual([
      expect.stringMatching(/^id: two flows are 'one'\. give one of them another id/),
    ])
  })

  it("a link whose key the host's table does not have", () => {
    const flow = {
      ...flowOf('one', { form: step('x') }),
      exits: { form: { done: link('moon') } },
      server: metaRouting({ group: 'channel' }),
    }
    const places = (...keys: string[]) => ({ keys, shown: keys })
    expect(found(checkLinks(flow, places('loan', 'combine')))).toEqual([
      expect.stringMatching(/^\/one\/form, exit 'done': links to 'moon', which is no page key\. add the key/),
      expect.stringMatching(/^server code 'user-contacts': links to 'contact-add', which is no page key/),
    ])
    expect(checkLinks(flow, places('loan', 'combine', 'contact-add', 'moon'))).toEqual([])
  })

  it('a link to a page that no flow has, and that no other page stands in for', () => {
    const flow = { ...flowOf('one', { form: step('x') }), exits: { form: { done: link('home') } } }
    const home = { host: 'mall' }
    const loan = { ...flowOf('two', { form: step('x') }), keys: { loan: 'form' } }
    expect(found(checkLinks(flow, placesOf({ home, loan: home }, [flow, loan])))).toEqual([
      expect.stringMatching(/^\/one\/form, exit 'done': links to 'home', and no flow has that page/),
    ])
    const standsIn = { home: { ...home, instead: 'loan' }, loan: home }
    expect(checkLinks(flow, placesOf(standsIn, [flow, loan]))).toEqual([])
    expect(checkLinks(flow, placesOf(standsIn, [flow]))).toHaveLength(1)
  })

  it('a page key that two flows answer to, or that leads to no page', () => {
    const [one, two] = ['one', 'two'].map((id) => ({
      ...flowOf(id, { form: step('x') }),
      keys: { loan: 'form' },
    }))
    expect(found(checkFlows([one!, two!]))).toEqual([
      expect.stringMatching(/^keys: two flows answer to the page key 'loan'\. leave it/),
    ])
    expect(found(checkFlow({ ...one!, keys: { loan: 'gone' } }))).toEqual([
      expect.stringMatching(/^keys: 'loan' leads to no page 'gone'\. name a page/),
    ])
  })

  it('a page id given twice, in one flow and in two', () => {
    const twice = flowOf('one', { form: step('x'), 'a/b': step('y'), a_b: step('z') })
    expect(found(checkFlow(twice))).toContainEqual(
      expect.stringMatching(/^pages: two pages are 'one_a_b'\. rename one/),
    )
    const [whole, own] = [flowOf('root', { 'one/form': step('x') }, '/'), flowOf('one', { form: step('x') })]
    expect(found(checkFlows([whole, own]))).toEqual([
      expect.stringMatching(
        /^\/one\/form of root, \/one\/form of one: page id 'one_form' is given 2 times\. rename a page/,
      ),
    ])
    expect(checkFlows([own, flowOf('two', { form: step('x') })])).toEqual([])
  })
})
