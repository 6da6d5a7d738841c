import postcss from 'postcss'
import { beforeAll, describe, expect, it } from 'vitest'
import { allSheets } from './allSheets.ts'
import { oldCss } from './css.ts'

describe('lengths', () => {
  it('writes a length with a limit in pixels by the unit that has the limit', () => {
    expect(oldCss('.a{height:max(44px, calc(var(--koo-u) * 44))}')).toBe('.a{height:calc(var(--koo-m) * 44)}')
    expect(oldCss('.a{padding:calc((max(44px, calc(var(--koo-u) * 44)) - 1.5em) / 2) 1px}')).toBe(
      '.a{padding:calc((calc(var(--koo-m) * 44) - 1.5em) / 2) 1px}',
    )
  })

  it('writes a size of text by the unit that follows the text size of the reader', () => {
    expect(oldCss('.a{font-size:max(calc(var(--koo-u) * 15), .9375rem)}')).toBe(
      '.a{font-size:calc(var(--koo-t) * 15)}',
    )
  })

  it('keeps the limit of a large size on a narrow screen', () => {
    expect(oldCss('.a{font-size:max(calc(var(--koo-u) * 44), min(2.75rem, 14vw))}')).toBe(
      '.a{font-size:calc(var(--koo-t) * 44)}@media (max-width:19.64em){.a{font-size:14vw}}',
    )
    expect(oldCss('.a{min-width:min(5.2rem,26vw)}')).toBe(
      '.a{min-width:5.2rem}@media (max-width:20em){.a{min-width:26vw}}',
    )
  })

  it('keeps the inset of the screen where max() is known', () => {
    const bar = 'padding-bottom:max(calc(var(--koo-u) * 12), env(safe-area-inset-bottom,0px))'
    expect(oldCss(`.a{${bar}}`)).toBe(
      `.a{padding-bottom:calc(var(--koo-u) * 12)}@supports (width:max(1px,1vw)){.a{${bar}}}`,
    )
  })

  it('gives the theme the units', { tags: ['layout.3'] }, () => {
    const theme = oldCss(':root{--koo-u:min(100vw / 375, 1.28px)}')
    expect(theme).toContain('--koo-u:calc(100vw / 375)')
    expect(theme).toContain('@media (min-width:480px){:root{--koo-u:1.28px;')
    expect(theme).toContain('--koo-m:1px;--koo-t:.0625rem')
  })

  it('says which length it cannot write', () => {
    expect(() => oldCss('.a{width:min(50px,40%)}')).toThrow('min(50px,40%)')
  })
})

describe('gaps', () => {
  const condition = '@supports (not (inset:0)) and ((not (color:revert)) or (-webkit-touch-callout:none))'

  it.each([
    ['display:flex;gap:4px', '.a>*+*{margin-left:4px}'],
    ['display:inline-flex;gap:2px 4px', '.a>*+*{margin-left:4px}'],
    ['flex-direction:column;gap:2px 4px;display:flex', '.a>*+*{margin-top:2px}'],
    ['flex-flow:column;row-gap:2px;display:flex', '.a>*+*{margin-top:2px}'],
    ['flex-wrap:nowrap;gap:4px;display:flex', '.a>*+*{margin-left:4px}'],
    ['flex-wrap:wrap;column-gap:4px;display:flex', '.a>:not(:last-child){margin-right:4px}'],
    [
      'flex-wrap:wrap;gap:2px 4px;margin:1px 0 3px;display:flex',
      '.a>:not(:last-child){margin-right:4px}.a>*{margin-bottom:2px}.a{margin-bottom:1px}',
    ],
    ['gap:0;display:flex', '.a>*+*{margin-left:0}'],
  ])('are margins in a flex box: %s', (declarations, rules) => {
    expect(oldCss(`.a{${declarations}}`)).toContain(`${condition}{${rules}}`)
  })

  it('stay in a grid', () => {
    expect(oldCss('.a{gap:4px;display:grid}')).toBe('.a{gap:4px;display:grid}')
  })

  it('need the kind of the box beside them', () => {
    expect(() => oldCss('.a{gap:4px}')).toThrow('.a: old browsers have no gap in flex boxes')
    expect(() => oldCss('.a{flex-direction:row-reverse;gap:4px;display:flex}')).toThrow('no reverse order')
  })
})

describe('selectors', () => {
  it('writes lists out', () => {
    expect(oldCss(':is(.a,.b) .c:not(.d,.e){color:red}')).toBe(
      '.a .c:not(.d):not(.e),.b .c:not(.d):not(.e){color:red}',
    )
  })

  it('gives a selector that old browsers do not know a rule of its own', () => {
    expect(oldCss('.a:has(b),.c,.d:has(e){color:red}')).toBe(
      '.c{color:red}.a:has(b){color:red}.d:has(e){color:red}',
    )
  })

  it('knows the frame of the keyboard by an attribute', () => {
    expect(oldCss('.a:focus-visible{outline:1px solid red}')).toBe(
      '.a[data-focus-visible]{outline:1px solid red}',
    )
  })

  it('refuses :where(), which has no older word', () => {
    expect(() => oldCss(':where(.a){color:red}')).toThrow(':where()')
  })
})

it.each([
  ['inset:1px 2px', '{top:1px;bottom:1px;left:2px;right:2px}'],
  ['inset-inline-end:1px', '{right:1px}'],
  ['padding-inline:1px 2px', '{padding-left:1px;padding-right:2px}'],
  ['margin-block:1px', '{margin-top:1px;margin-bottom:1px}'],
  ['border-inline-start:1px solid red', '{border-left:1px solid red}'],
  ['scroll-padding-inline:1px', '{scroll-padding-left:1px;scroll-padding-right:1px}'],
  ['overflow-wrap:anywhere', '{overflow-wrap:break-word;word-break:break-word}'],
  ['overflow-wrap:break-word', '{overflow-wrap:break-word;word-break:normal}'],
  ['word-break:keep-all;overflow-wrap:anywhere', '{word-break:keep-all;overflow-wrap:break-word}'],
  ['overflow:clip visible', '{overflow:visible}'],
  ['align-items:end', '{align-items:flex-end}'],
])('writes %s as %s', (declaration, block) => {
  const [rule] = postcss.parse(oldCss(`.a{${declaration}}`)).nodes
  const [expected] = postcss.parse(`.a${block}`).nodes
  const sorted = (node: unknown) =>
    String(node)
      .replace(/^.*\{|\}$/g, '')
      .split(';')
      .sort()
  expect(sorted(rule)).toEqual(sorted(expected))
})

it('drops rules for browsers with overflow: clip', () => {
  expect(oldCss('@supports (overflow:clip){.a{max-height:1em}}.b{color:red}')).toBe('.b{color:red}')
})

describe('the sheets of all parts and pages', () => {
  let sheets: Map<string, string>
  beforeAll(async () => {
    sheets = await allSheets()
  }, 120_000)

  it('are there', () => {
    expect(sheets.size).toBeGreaterThan(100)
    expect(sheets.get('kit/src/Tag/Tag.css.ts')).toContain('.Tag_')
  })

  /** In a rule for browsers that know it. */
  const isAsked = ({ parent }: postcss.Node): boolean =>
    parent !== undefined && (parent.toString().startsWith('@supports') || isAsked(parent))
  /** Behind an older word that stays when this one is dropped, which a value with a variable is not. */
  const hasOlder = (declaration: postcss.Declaration) => {
    const before = declaration.prev()
    return before?.type === 'decl' && before.prop === declaration.prop && !declaration.value.includes('var(')
  }

  /** Words that the floor does not know, outside rules that ask for them. */
  const unknown = [
    ['max() and min() (Chromium 79)', /(?<![\w-])(?:max|min|clamp)\(/],
    ['inset (Chromium 87)', /^inset\b/],
    ['a logical property (Chromium 87)', /^(?!place-)[a-z-]*\b(?:inline|block)\b[a-z-]*:/],
    ['aspect-ratio (Chromium 88, Safari 15)', /^aspect-ratio:/],
    ['overflow: clip (Chromium 90, Safari 16)', /^overflow.*\bclip\b/],
    ['overflow-wrap: anywhere (Chromium 80)', /^overflow-wrap: ?anywhere/],
    ['dvh (Chromium 108)', /\d[dsl]vh\b/],
    ['color-mix() and other functions of colour', /(?:color-mix|oklch|lab|light-dark)\(/],
  ] as const

  it.each(unknown)('have no %s', (_name, word) => {
    const found: string[] = []
    for (const [source, sheet] of sheets)
      postcss.parse(oldCss(sheet)).walkDecls((declaration) => {
        if (!isAsked(declaration) && !hasOlder(declaration) && word.test(declaration.toString()))
          found.push(`${source}: ${declaration.toString()}`)
      })
    expect(found).toEqual([])
  })

  it('have margins for every gap of a flex box', () => {
    const missing: string[] = []
    for (const [source, sheet] of sheets) {
      const old = oldCss(sheet).match(/@supports \(not[^{]*\{.*?\}\}/g) ?? []
      postcss.parse(sheet).walkRules((rule) => {
        const text = rule.toString()
        const hasGap = /[{;](?:row-|column-)?gap:/.test(text) && /display:(?:inline-)?flex/.test(text)
        const [first = ''] = rule.selectors
        if (hasGap && !old.some((margins) => margins.includes(`${first}>`)))
          missing.push(`${source}: ${rule.selector}`)
      })
    }
    expect(missing).toEqual([])
  })

  it('have no class with a margin of nothing, which would win over the margin in place of a gap', () => {
    const found: string[] = []
    for (const [source, sheet] of sheets)
      postcss.parse(sheet).walkDecls('margin', ({ value, parent }) => {
        if (value === '0' && parent?.toString().startsWith('.'))
          found.push(`${source}: the reset has it already`)
      })
    expect(found).toEqual([])
  })

  it('have no selector in a list that makes old browsers drop the whole rule', () => {
    const found: string[] = []
    for (const [source, sheet] of sheets)
      postcss.parse(oldCss(sheet)).walkRules((rule) => {
        if (/:focus-visible|:where\(|:is\(|:not\([^()]*,/.test(rule.selector))
          found.push(`${source}: ${rule.selector}`)
        if (rule.selectors.length > 1 && rule.selector.includes(':has('))
          found.push(`${source}: ${rule.selector}`)
      })
    expect(found).toEqual([])
  })
})
