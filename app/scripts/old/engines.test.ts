import postcss, { type Rule } from 'postcss'
import { beforeAll, expect, it } from 'vitest'
import { allSheets } from './allSheets.ts'

/** The value of a property in a rule. */
const of = (rule: Rule, prop: string) => {
  let value: string | undefined
  rule.each((node) => {
    if (node.type === 'decl' && node.prop === prop) value = node.value
  })
  return value
}

/** How a box places its lines or children across its direction. */
const alongCross = (rule: Rule, what: 'content' | 'items') =>
  of(rule, `align-${what}`) ?? of(rule, `place-${what}`)?.split(' ', 1)[0]

/** What an engine drops or draws otherwise than the others, and what to write instead. Each was seen in WebKitGTK 2.50 or Chromium 69. */
const traps: readonly { isIn: (rule: Rule) => boolean; cure: string }[] = [
  {
    cure: 'WebKit drops text-decoration with more than its line: write textDecorationLine, textDecorationColor …',
    isIn: (rule) =>
      ['text-decoration', '-webkit-text-decoration'].some((prop) => /\s|var\(/.test(of(rule, prop) ?? '')),
  },
  {
    cure: 'WebKit has a colour of its own for disabled fields: spread unseenInk, which sets -webkit-text-fill-color as well',
    isIn: (rule) =>
      !rule.selector.includes('::selection') &&
      /^(?:#0000|transparent)$/.test(of(rule, 'color') ?? '') &&
      of(rule, '-webkit-text-fill-color') === undefined,
  },
  {
    cure: 'WebKit centres a placeholder of another size than its field: the same size, or an element of its own',
    isIn: (rule) => rule.selector.includes('::placeholder') && of(rule, 'font-size') !== undefined,
  },
  {
    cure: 'the reset clips texts, and WebKit takes the lower edge of a clipped inline block as its baseline: spread inlineText, or set verticalAlign',
    isIn: (rule) =>
      of(rule, 'display') === 'inline-block' &&
      of(rule, 'vertical-align') === undefined &&
      of(rule, 'overflow') === undefined,
  },
  {
    cure: 'Chromium 69 centres no single line by align-content: centre the box itself, or its children by align-items',
    isIn: (rule) =>
      /\bwrap/.test(of(rule, 'flex-wrap') ?? of(rule, 'flex-flow') ?? '') &&
      alongCross(rule, 'content') !== undefined &&
      alongCross(rule, 'content') !== alongCross(rule, 'items'),
  },
]

let sheets: Map<string, string>
beforeAll(async () => {
  sheets = await allSheets()
}, 120_000)

const found = (isIn: (rule: Rule) => boolean, of: ReadonlyMap<string, string> = sheets) => {
  const all: string[] = []
  for (const [source, sheet] of of)
    postcss.parse(sheet).walkRules((rule) => {
      if (isIn(rule)) all.push(`${source}: ${rule.selector}`)
    })
  return all
}

it.each(traps)('$cure', ({ isIn }) => {
  expect(found(isIn)).toEqual([])
})

it('finds each of them', () => {
  const planted = [
    '.a{text-decoration:underline red}',
    '.a{color:#0000}',
    '.a::placeholder{font-size:10px}',
    '.a{display:inline-block}',
    '.a{flex-wrap:wrap;align-content:center;align-items:baseline;display:flex}',
  ]
  expect(
    planted.map((sheet) => traps.findIndex(({ isIn }) => found(isIn, new Map([['a', sheet]])).length > 0)),
  ).toEqual([0, 1, 2, 3, 4])
})
