import type { Declaration } from 'postcss'
import { parts } from './values.ts'

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const AXES = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const

/** `margin-inline-start`, `inset-block`, `border-inline-end` …: the property, its axis, its end. */
const LOGICAL = /^(inset|(?:scroll-)?(?:margin|padding)|border)-(inline|block)(?:-(start|end))?$/

/** The physical properties of a logical one, for text from left to right; none when it is physical already. */
function sidesOf(prop: string): string[] {
  if (prop === 'inset') return [...SIDES]
  const [, name = '', axis, end] = LOGICAL.exec(prop) ?? []
  if (axis !== 'inline' && axis !== 'block') return []
  const [start, last] = AXES[axis]
  const sides = end === 'start' ? [start] : end === 'end' ? [last] : [start, last]
  return sides.map((side) => (name === 'inset' ? side : `${name}-${side}`))
}

/** Writes `inset` and logical properties (Chromium 87, Safari 14.1) as sides. */
export function makePhysical(declaration: Declaration): void {
  const props = sidesOf(declaration.prop)
  if (props.length === 0) return
  const values = declaration.prop.startsWith('border') ? [declaration.value] : parts(declaration.value)
  const [first = '', second = first, third = first, fourth = second] = values
  const all = props.length === 4 ? [first, second, third, fourth] : [first, second]
  props.forEach((prop, at) =>
    declaration.before({ prop, value: all[at] ?? first, important: declaration.important }),
  )
  declaration.remove()
}
