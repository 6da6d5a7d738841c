/**
 * The sheets for Chromium 69 and Safari of iOS 14: the same rules in words that these know. Applied to finished sheets, so
 * that the sources and the sheets for current browsers stay as they are.
 */
import { transform } from 'lightningcss'
import postcss, { type Declaration, type Root, type Rule } from 'postcss'
import { gapMargins } from './gaps.ts'
import { simplifyLengths } from './lengths.ts'
import { makePhysical } from './physical.ts'
import { focusFrame, simplifySelectors } from './selectors.ts'

/** A version in the upper 16 bits. */
const targets = { chrome: 69 << 16, android: 69 << 16, safari: 14 << 16, ios_saf: 14 << 16 }

/** Long words: `anywhere` is Chromium 80 and Safari 15.4; `word-break: break-word` is its older name. */
function breakWords(declaration: Declaration): void {
  const { prop, value, parent } = declaration
  if (prop !== 'overflow-wrap') return
  declaration.value = 'break-word'
  const hasOwn = parent?.some((node) => node.type === 'decl' && node.prop === 'word-break')
  if (hasOwn !== true)
    declaration.after({ prop: 'word-break', value: value === 'anywhere' ? 'break-word' : 'normal' })
}

/** Shows what `overflow: clip` (Chromium 90, Safari 16) would cut: the box keeps its place on the page. */
function showClipped(declaration: Declaration): void {
  if (/^overflow(?:-[xy])?$/.test(declaration.prop))
    declaration.value = declaration.value.replace(/\bclip\b/g, 'visible')
}

/** `start` and `end` are for grids only before Chromium 93; `flex-start` means the same in both. */
function flexEnds(declaration: Declaration): void {
  if (/^(?:align|justify)-(?:items|content|self)$/.test(declaration.prop))
    declaration.value = declaration.value.replace(/^(?:start|end)$/, 'flex-$&')
}

const inKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes')

/** Calls `change` for each declaration of now, not for those that it adds. */
function eachDeclaration(root: Root, ...changes: readonly ((declaration: Declaration) => void)[]): void {
  for (const change of changes) {
    const all: Declaration[] = []
    root.walkDecls((declaration) => void all.push(declaration))
    all.forEach(change)
  }
}

function eachRule(root: Root, change: (rule: Rule) => void): void {
  const all: Rule[] = []
  root.walkRules((rule) => {
    if (!inKeyframes(rule)) all.push(rule)
  })
  all.forEach(change)
}

function rewrite(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (/^\(overflow:\s*clip\)$/.test(rule.params)) rule.remove()
  })
  eachDeclaration(root, showClipped, breakWords, flexEnds, makePhysical)
  eachRule(root, simplifySelectors)
  eachRule(root, (rule) => void rule.after(gapMargins(rule)))
  eachDeclaration(root, simplifyLengths)
}

/** Rewrites one finished sheet for old browsers. Throws when it holds something that has no older words. */
export function oldCss(source: string): string {
  const root = postcss.parse(source)
  const isTheme = source.includes('--koo-u:')
  rewrite(root)
  if (isTheme) root.prepend(postcss.parse(focusFrame))
  const { code } = transform({
    filename: 'old.css',
    code: Buffer.from(root.toString()),
    minify: true,
    targets,
  })
  return Buffer.from(code).toString('utf8')
}
