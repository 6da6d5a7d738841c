import { describe, expect, it } from 'vitest'
import { defineFlow, defineStep, metaRouting, page, type FlowData } from '../index.ts'
import { checkFlow, checkInventory, checkPersonas, checkTheme, diffFlows, factsOf } from './index.ts'

const step = defineStep({ title: '身份认证', exits: { done: null } }).page(() =>
  Promise.resolve({ default: () => null }),
)
const sound: FlowData = defineFlow({
  id: 'siku',
  start: 'idauth',
  pages: { idauth: step },
  exits: { idauth: { done: page('idauth') } },
  theme: 'siku',
  server: metaRouting({ group: 'channel' }),
})
const listed = [
  { path: '/siku/idauth', title: '身份认证', pageId: 'siku_idauth', codes: ['id-auth', 'id-number-auth'] },
]
const personas = [{ name: 'a newcomer', lines: [{ at: 'idauth', exit: 'done' }] }]
const themes = { siku: [] }

/** Everything that `flow check` says of a flow, as a reader sees it. */
const said = (flow: FlowData, given = { personas, themes, listed } as Partial<typeof all>) => {
  const { personas: who, themes: colours, listed: pages } = { ...all, ...given }
  return [
    ...checkFlow(flow),
    ...checkInventory(flow, pages),
    ...checkPersonas(flow, who),
    ...checkTheme(flow, colours),
  ].map(({ where, what }) => `${where}: ${what}`)
}
const all = {
  personas: personas as readonly { name: string; lines: { at: string; exit?: string }[] }[],
  themes: themes as Record<string, string[]>,
  listed,
}

describe('breaches planted in a definition', () => {
  it('none in a sound one', () => expect(said(sound)).toEqual([]))

  it('an exit that is not mapped, and no server to ask', () => {
    expect(said({ ...sound, exits: {}, server: null })).toContain("/siku/idauth: exit 'done' leads nowhere")
  })
  it('an exit of a page that does not exist', () => {
    const exits = { idauth: { done: page('idauht') } }
    expect(said({ ...sound, exits })).toEqual(["/siku/idauth: exit 'done' leads to no page 'idauht'"])
  })
  it('a page under a wrong name', () => {
    expect(said({ ...sound, start: 'idAuth', exits: {}, pages: { idAuth: step } })).toEqual(
      expect.arrayContaining([
        '/siku/idauth: is in the inventory, and no page has this address',
        '/siku/idAuth: is not in the inventory',
      ]),
    )
  })
  it('a page without a title', () => {
    expect(said({ ...sound, pages: { idauth: step.with({ title: '' }) } })).toContain(
      '/siku/idauth: has no title',
    )
  })
  it('a title, a sign-in or a question that the specification does not give', () => {
    const idauth = step.with({ title: '实名认证', login: false })
    expect(said({ ...sound, pages: { idauth } })).toEqual([
      '/siku/idauth: title: 实名认证, and 身份认证 in the inventory',
      '/siku/idauth: sign-in: false, and true in the inventory',
    ])
  })
  it('a page code to nowhere', () => {
    const server = {
      ...metaRouting({ group: 'channel' }),
      codes: { 'id-auth': 'idauth', moreauth: 'moreAuth' },
    }
    expect(said({ ...sound, server })).toContain("server: code 'moreauth' leads to no page 'moreAuth'")
  })
  it('a theme with too little contrast, and one that does not exist', () => {
    expect(said(sound, { themes: { siku: ['brand on paper 2.10, not 4.5'] } })).toEqual([
      "theme 'siku': too little contrast: brand on paper 2.10, not 4.5",
    ])
    expect(said({ ...sound, theme: 'skiu' })).toEqual(["theme 'skiu': does not exist"])
  })
  it('a persona that names no page, and one that takes no exit', () => {
    expect(said(sound, { personas: [{ name: 'lost', lines: [{ at: 'nowhere' }] }] })).toEqual([
      "persona 'lost': is on 'nowhere', which is no page",
    ])
    expect(said(sound, { personas: [{ name: 'stuck', lines: [{ at: 'idauth', exit: 'gone' }] }] })).toEqual([
      "persona 'stuck': takes 'gone', which is no exit of 'idauth'",
    ])
  })
})

describe('what changed between two versions', () => {
  it('is nothing for the same flows', () => {
    expect(diffFlows([factsOf(sound)], [factsOf(sound)])).toEqual([])
  })
  it('names pages, ids, codes and exits that went or came', () => {
    const pages = { idauth: step.with({ title: '实名认证' }), video: step }
    const changed = { ...sound, pages, exits: { idauth: { done: page('video') } } }
    expect(diffFlows([factsOf(sound)], [factsOf(changed)])).toEqual([
      '- /siku/idauth: exit done → idauth',
      '+ /siku/idauth: exit done → video',
      '- /siku/idauth: title 身份认证',
      '+ /siku/idauth: title 实名认证',
      '+ /siku/video: code face-verify',
      '+ /siku/video: exit done → asks the server',
      '+ /siku/video: page siku_video',
      '+ /siku/video: title 身份认证',
    ])
  })
})
