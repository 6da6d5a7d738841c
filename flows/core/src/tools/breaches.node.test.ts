import { describe, expect, it } from 'vitest'
import {
  close,
  defineFlow,
  defineStep,
  link,
  metaRouting,
  page,
  partner,
  server,
  serverElse,
  type FlowData,
} from '../index.ts'
import {
  checkFlow,
  checkInventory,
  checkPersonas,
  checkTheme,
  diffFlows,
  factsOf,
  hint,
  type PersonaPlan,
  type ThemeContrasts,
} from './index.ts'

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
  personas: personas as readonly PersonaPlan[],
  themes: themes as ThemeContrasts,
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
  it('a page without a title', { tags: ['route.6'] }, () => {
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
  it('an exit that nobody has mapped, on a page that the server may name once more', () => {
    expect(said({ ...sound, exits: {} })).toEqual([
      expect.stringMatching(/^\/siku\/idauth: no destination is written for 'done': the server is asked/),
    ])
    expect(said({ ...sound, exits: { idauth: { done: server } } })).toEqual([])
    // No code leads to it: the server cannot name it again.
    const pages = { idauth: step, done: step }
    const unnamed = { ...sound, pages, exits: { idauth: { done: page('done') } } }
    expect(
      said(unnamed, {
        listed: [...listed, { ...listed[0]!, path: '/siku/done', pageId: 'siku_done', codes: [] }],
      }),
    ).toEqual([])
  })
  it('a theme with too little contrast, one that looks like a state, and one that does not exist', () => {
    const low = { front: 'brand', needed: 4.5 }
    const pairs = [
      { ...low, by: 'day', ground: 'paper', ratio: 2.1 },
      { ...low, by: 'day', ground: 'surface', ratio: 2.34 },
      { ...low, by: 'day', ground: 'paper', ratio: 2.1, needed: 3 },
      { ...low, by: 'night', ground: 'paper', ratio: 4 },
    ] as const
    expect(said(sound, { themes: { siku: pairs } })).toEqual([
      "theme 'siku': brand by day has too little contrast on paper (2.10, not 4.5), surface (2.34, not 4.5)",
      "theme 'siku': brand by night has too little contrast on paper (4.00, not 4.5)",
    ])
    const close = { front: 'brand', needed: 25 }
    const alike = [
      { ...close, by: 'day', near: 'benefit', distance: 8.06 },
      { ...close, by: 'day', near: 'bad', distance: 16.4 },
      { ...close, by: 'night', near: 'bad', distance: 12 },
    ] as const
    expect(said(sound, { themes: { siku: alike } })).toEqual([
      "theme 'siku': brand by day looks like benefit (8.1, not 25), bad (16.4, not 25)",
      "theme 'siku': brand by night looks like bad (12.0, not 25)",
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

describe('a name that does not exist', () => {
  const pages = ['idauth', 'idcarduploading', 'video']
  it.each([
    ['idauht', "; did you mean 'idauth'?"],
    ['idCardUploading', "; did you mean 'idcarduploading'?"],
    ['moon', '; there are: idauth, idcarduploading, video'],
    ['ab', '; there are: idauth, idcarduploading, video'],
  ])('%s%s', (name, text) => expect(hint(name, pages)).toBe(text))
  it.each([
    // Two letters of a short name, a third of a long one.
    ['abcdef', 'abcdxy', true],
    ['abcdef', 'abcxyz', false],
    ['abcdefghi', 'abcdefxyz', true],
    ['abcdefghi', 'abcdewxyz', false],
    ['abcdefghijkl', 'abcdefghwxyz', true],
    ['abcdefghijkl', 'abcdefgvwxyz', false],
  ])('%s may be meant to be %s: %s', (name, other, isMeant) =>
    expect(hint(name, [other])).toBe(isMeant ? `; did you mean '${other}'?` : `; there are: ${other}`),
  )
  it('among none', () => expect(hint('idauth', [])).toBe('; there is none'))
  it('comes with its cure', () => {
    const cures = checkFlow({ ...sound, start: 'idAuth', exits: { idauth: { done: page('idaut') } } })
    expect(cures.map(({ cure }) => cure)).toEqual([
      "name a page: recovery leads there; did you mean 'idauth'?",
      "add the page to the flow's `pages`: the start would be shown; did you mean 'idauth'?",
    ])
  })
})

describe('the end that a persona says', () => {
  const ended = (line: PersonaPlan['lines'][number], flow: FlowData = sound) =>
    said(flow, { personas: [{ name: 'one', lines: [line] }] })
  const toPartner = { ...sound, exits: { idauth: { done: partner('QUIT') } } }
  const asks = { ...sound, exits: { idauth: { done: serverElse(partner('SUCCESS')) } } }

  it('is where the definition leads, also instead of a reply of the server', () => {
    expect(ended({ at: 'idauth', exit: 'done', ends: partner('QUIT', 'text') }, toPartner)).toEqual([])
    expect(ended({ at: 'idauth', exit: 'done', ends: partner('SUCCESS') }, asks)).toEqual([])
    expect(ended({ at: 'idauth', exit: 'done', server: link('loan'), ends: link('loan') }, asks)).toEqual([])
  })
  it('is a defect elsewhere', () => {
    expect(ended({ at: 'idauth', exit: 'done', ends: partner('SUCCESS') }, toPartner)).toEqual([
      "persona 'one': says that 'idauth' ends at partner SUCCESS, and 'done' leads to partner QUIT",
    ])
    expect(ended({ at: 'idauth', ends: close }, toPartner)).toEqual([
      "persona 'one': says that 'idauth' ends at close, and takes no exit there",
    ])
  })
  it('is on the last line only', () => {
    const lines = [
      { at: 'idauth', exit: 'done', ends: partner('QUIT') },
      { at: 'idauth', exit: 'done', ends: partner('QUIT') },
    ]
    expect(said(toPartner, { personas: [{ name: 'one', lines }] })).toEqual([
      "persona 'one': says that 'idauth' ends at partner QUIT, and goes on",
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
