import postcss, { type Declaration } from 'postcss'
import { firstCall, parts } from './values.ts'

/** `max()` and `min()` came with Chromium 79; `minmax()` of a grid is older. */
const LIMIT = /(?<![\w-])(?:max|min)\(/
const SCALED = /^calc\(var\(--koo-u\)\s*\*\s*([\d.]+)\)$/
const PIXELS = /^([\d.]+)px$/
const REM = /^([\d.]+)rem$/
const VIEWPORT = /^([\d.]+)vw$/

/**
 * The units of the theme. `--koo-u` is a pixel of the design, as before. `--koo-m` is the same, at least a pixel of the
 * screen; `--koo-t` at least a 16th of the reader's text size. From 375 on, `--koo-t` adds up what `max()` would choose
 * from: the same for a text size of 16, and no smaller for a larger one.
 */
export const units = `:root{--koo-m:1px;--koo-t:.0625rem}
@media (min-width:375px){:root{--koo-m:calc(100vw / 375);--koo-t:calc(100vw / 375 + .0625rem - 1px)}}
@media (min-width:480px){:root{--koo-u:1.28px;--koo-m:1.28px;--koo-t:calc(.28px + .0625rem)}}`

interface Simple {
  value: string
  /** What holds on a narrow screen instead. */
  narrow?: { query: string; value: string } | undefined
  /** Only `max()` can say it. */
  needsMax?: boolean
}

const numberIn = (args: readonly string[], form: RegExp): number | undefined => {
  const found = args.map((arg) => form.exec(arg)?.[1]).find((text) => text !== undefined)
  return found === undefined ? undefined : Number(found)
}

/** One `max()` or `min()` without others inside, in words that are older. */
function simpler(name: string, inner: string): Simple {
  const args = parts(inner, ',')
  const scaled = numberIn(args, SCALED)
  const rem = numberIn(args, REM)
  const vw = numberIn(args, VIEWPORT)
  if (name === 'min' && rem !== undefined && vw !== undefined)
    return {
      value: `${rem}rem`,
      // In `em`, which is the reader's text size here.
      narrow: { query: `(max-width:${Math.round((rem / vw) * 1e4) / 100}em)`, value: `${vw}vw` },
    }
  // A share of the box that is smaller than the length only in a box that no phone has.
  if (name === 'min' && args[0] === '100%' && args[1] !== undefined) return { value: args[1] }
  if (name === 'max' && scaled !== undefined) {
    if (numberIn(args, PIXELS) === scaled) return { value: `calc(var(--koo-m) * ${scaled})` }
    if (rem === scaled / 16) return { value: `calc(var(--koo-t) * ${scaled})` }
    // On a narrow screen, where the outer limit is a share of the screen above the scaled length.
    if (vw !== undefined && vw > scaled / 3.75) return { value: `${vw}vw` }
    if (args.some((arg) => arg.startsWith('env(')))
      return { value: `calc(var(--koo-u) * ${scaled})`, needsMax: true }
  }
  throw new Error(
    `Old browsers do not know ${name}(${inner}): write it otherwise, or teach scripts/old/lengths.ts`,
  )
}

/** The value without `max()` and `min()`, the inner ones first. */
function withoutLimits(value: string): Simple {
  const call = firstCall(value, LIMIT)
  if (!call) return { value }
  const inner = withoutLimits(call.inner)
  const own = simpler(call.name, inner.value)
  const rest = withoutLimits(call.after)
  const narrow = inner.narrow
    ? { ...inner.narrow, value: simpler(call.name, inner.narrow.value).value }
    : own.narrow
  return {
    value: `${call.before}${own.value}${rest.value}`,
    narrow: narrow && { ...narrow, value: `${call.before}${narrow.value}${rest.value}` },
    needsMax: (inner.needsMax ?? own.needsMax ?? rest.needsMax) === true,
  }
}

/** Writes a length without `max()` and `min()`. What the older words cannot say stands behind in a rule of its own. */
export function simplifyLengths(declaration: Declaration): void {
  const { prop, value, parent } = declaration
  if (prop === '--koo-u') {
    declaration.value = 'calc(100vw / 375)'
    parent?.after(postcss.parse(units))
    return
  }
  if (!LIMIT.test(value) || parent?.type !== 'rule') return
  const simple = withoutLimits(value)
  declaration.value = simple.value
  const behind = (name: string, params: string, text: string) =>
    parent.after(
      postcss.atRule({ name, params }).append(parent.clone({ nodes: [] }).append({ prop, value: text })),
    )
  if (simple.narrow) behind('media', simple.narrow.query, simple.narrow.value)
  // With a length that no tool can work out beforehand.
  if (simple.needsMax) behind('supports', '(width:max(1px,1vw))', value)
}
