import type { Dest } from '../destination.ts'
import { destOf, type FlowData } from '../flow.ts'
import type { Defect } from './defect.ts'
import { hint } from './near.ts'
import type { PersonaPlan, PlanLine } from './persona.ts'
import { destText } from './sheet.ts'

/** A pair of hues with too little contrast, by day or by night. */
export interface LowContrast {
  readonly by: 'day' | 'night'
  readonly front: string
  readonly ground: string
  readonly ratio: number
  readonly needed: number
}
/** A hue that looks like one with another meaning, by day or by night. */
export interface CloseHues {
  readonly by: 'day' | 'night'
  readonly front: string
  readonly near: string
  /** How far apart the two are for the eye (CIE76). */
  readonly distance: number
  readonly needed: number
}
/**
 * Pairs of hues with too little contrast, and those that look alike, by the name of the theme; a theme that is not named does
 * not exist.
 */
export type ThemeContrasts = Readonly<Record<string, readonly (LowContrast | CloseHues)[]>>

/** Personas that walk over pages or exits that the flow does not have, or that end where no exit leads. */
export const checkPersonas = (flow: FlowData, personas: readonly PersonaPlan[]): Defect[] =>
  personas.flatMap(({ name, lines }) =>
    lines.flatMap((line, at) => {
      const defect = lineDefect(flow, line, at === lines.length - 1)
      return defect ? [{ where: `persona '${name}'`, ...defect }] : []
    }),
  )

function lineDefect(
  flow: FlowData,
  line: PlanLine,
  isLast: boolean,
): { what: string; cure: string } | undefined {
  const { at, exit, ends } = line
  const step = Object.hasOwn(flow.pages, at) ? flow.pages[at] : undefined
  if (!step)
    return {
      what: `is on '${at}', which is no page`,
      cure: `name a page of the flow${hint(at, Object.keys(flow.pages))}`,
    }
  if (exit !== undefined && !Object.hasOwn(step.exits, exit))
    return {
      what: `takes '${exit}', which is no exit of '${at}'`,
      cure: `name an exit of the step${hint(exit, Object.keys(step.exits))}`,
    }
  if (!ends) return undefined
  const says = `says that '${at}' ends at ${destText(ends)}`
  if (!isLast) return { what: `${says}, and goes on`, cure: 'say `ends` on the last line only' }
  const leads = exit === undefined ? undefined : endOf(flow, at, exit, line.server)
  if (leads && placeOf(leads) === placeOf(ends)) return undefined
  return {
    what: `${says}, and ${leads ? `'${exit}' leads to ${destText(leads)}` : 'takes no exit there'}`,
    cure: 'write under `ends` where the definition leads',
  }
}

/** Where an exit leads when the server names nothing new: what it answers outside of the flow, else the end instead. */
function endOf(flow: FlowData, at: string, exit: string, reply: Dest | undefined): Dest {
  const dest = destOf(flow, at, exit)
  return dest.to === 'server' ? (reply ?? dest.otherwise ?? dest) : dest
}

/** What makes two destinations the same place: the query and how the history goes on do not. */
function placeOf(dest: Dest): string {
  const place = { page: '', key: '', code: '', url: '', ...dest }
  return [place.to, place.page, place.key, place.code, place.url].join(' ')
}

/**
 * A theme that does not exist, that cannot be read, or whose brand looks like a state: one defect for each hue by day and by
 * night, with its pairs. Without `themes`, as in a project without the kit, nothing.
 */
export function checkTheme({ theme }: FlowData, themes: ThemeContrasts | null): Defect[] {
  if (theme === null || themes === null) return []
  const where = `theme '${theme}'`
  const pairs = Object.hasOwn(themes, theme) ? themes[theme] : undefined
  if (!pairs) {
    const meant = hint(theme, Object.keys(themes))
    return [{ where, what: 'does not exist', cure: `add its brand to the kit's theme/brands.ts${meant}` }]
  }
  const hueOf = ({ by, front }: LowContrast | CloseHues) => `${front} by ${by}`
  const groups = new Map<string, LowContrast[]>()
  const alike = new Map<string, CloseHues[]>()
  for (const pair of pairs) {
    if ('near' in pair) {
      alike.set(hueOf(pair), [...(alike.get(hueOf(pair)) ?? []), pair])
      continue
    }
    const group = groups.get(hueOf(pair)) ?? []
    // A hue may be text and mark on one ground: the text needs more, and comes first.
    if (!group.some(({ ground }) => ground === pair.ground)) groups.set(hueOf(pair), [...group, pair])
  }
  return [
    ...[...groups].map(([hue, low]) => ({
      where,
      what: `${hue} has too little contrast on ${low.map(pairText).join(', ')}`,
      cure: `move ${hue} away from what it stands on, or that from it; by night a brand is light`,
    })),
    ...[...alike].map(([hue, close]) => ({
      where,
      what: `${hue} looks like ${close.map(closeText).join(', ')}`,
      cure: `make ${hue} darker, lighter or of another hue, so that a button or a link says nothing of a state`,
    })),
  ]
}

const closeText = ({ near, distance, needed }: CloseHues) => `${near} (${distance.toFixed(1)}, not ${needed})`

const pairText = ({ ground, ratio, needed }: LowContrast) => `${ground} (${ratio.toFixed(2)}, not ${needed})`
