import postcss, { type AtRule, type Rule } from 'postcss'
import { parts } from './values.ts'

/** Browsers without `gap` in flex boxes, and only those: Chromium before 84, Safari on phones before 14.1. */
const NO_FLEX_GAP = '(not (inset:0)) and ((not (color:revert)) or (-webkit-touch-callout:none))'

const valueOf = (rule: Rule, prop: RegExp): string | undefined => {
  let found: string | undefined
  rule.each((node) => {
    if (node.type === 'decl' && prop.test(node.prop)) found = node.value
  })
  return found
}

const isNone = (length: string) => /^0(?:px)?$/.test(length)

/** The margin below that the rule itself sets. */
const bottomOf = (rule: Rule): string => {
  let found = '0px'
  rule.each((node) => {
    if (node.type !== 'decl') return
    if (node.prop === 'margin-bottom') found = node.value
    if (node.prop === 'margin') found = parts(node.value)[2] ?? parts(node.value)[0] ?? found
  })
  return isNone(found) ? '0px' : found
}

const make = (rule: Rule, to: string, prop: string, value: string): Rule =>
  postcss.rule({ selector: rule.selectors.map((each) => each + to).join(',') }).append({ prop, value })

/** Margins between the children of a flex box, in place of its gap. */
function margins(rule: Rule): Rule[] {
  const gap = parts(valueOf(rule, /^gap$/) ?? '0')
  const rows = valueOf(rule, /^row-gap$/) ?? gap[0] ?? '0'
  const columns = valueOf(rule, /^column-gap$/) ?? gap[1] ?? gap[0] ?? '0'
  // A gap of nothing takes back the gap of another class.
  if (/column/.test(valueOf(rule, /^flex-(?:direction|flow)$/) ?? ''))
    return [make(rule, '>*+*', 'margin-top', rows)]
  if (!/\bwrap/.test(valueOf(rule, /^flex-(?:wrap|flow)$/) ?? ''))
    return [make(rule, '>*+*', 'margin-left', columns)]
  const beside = isNone(columns) ? [] : [make(rule, '>*:not(:last-child)', 'margin-right', columns)]
  const bottom = bottomOf(rule)
  if (isNone(rows)) return beside
  const below = make(rule, '>*', 'margin-bottom', rows)
  if (bottom === 'auto') return [...beside, below]
  // The last row has the margin too, so the box itself is shorter by it.
  return [...beside, below, make(rule, '', 'margin-bottom', `calc(${bottom} - ${rows})`)]
}

/** The rule to put behind a flex box with gaps, for browsers that know gaps in grids only; none when it has no gap. */
export function gapMargins(rule: Rule): AtRule[] {
  const gap = valueOf(rule, /^(?:row-|column-)?gap$/)
  const display = valueOf(rule, /^display$/)
  if (gap === undefined || display?.includes('grid')) return []
  if (display === undefined || /reverse/.test(valueOf(rule, /^flex-(?:direction|flow|wrap)$/) ?? ''))
    throw new Error(
      `${rule.selector}: old browsers have no gap in flex boxes. Write display beside the gap, and no reverse order`,
    )
  return [postcss.atRule({ name: 'supports', params: NO_FLEX_GAP }).append(...margins(rule))]
}
