import type { FlowData } from '../flow.ts'
import type { Defect } from './check.ts'

/** A persona as far as it can be held against a flow. */
export interface PersonaPlan {
  readonly name: string
  readonly lines: readonly { readonly at: string; readonly exit?: string }[]
}
/** Pairs of hues with too little contrast, by the name of the theme; a theme that is not named does not exist. */
export type ThemeContrasts = Readonly<Record<string, readonly string[]>>

/** Personas that walk over pages or exits that the flow does not have. */
export const checkPersonas = (flow: FlowData, personas: readonly PersonaPlan[]): Defect[] =>
  personas.flatMap(({ name, lines }) =>
    lines.flatMap(({ at, exit }) => {
      const step = Object.hasOwn(flow.pages, at) ? flow.pages[at] : undefined
      const where = `persona '${name}'`
      if (!step) return [{ where, what: `is on '${at}', which is no page`, cure: 'name a page of the flow' }]
      if (exit === undefined || Object.hasOwn(step.exits, exit)) return []
      return [
        { where, what: `takes '${exit}', which is no exit of '${at}'`, cure: 'name an exit of the step' },
      ]
    }),
  )

/** A theme that does not exist, or that cannot be read. Without `themes`, as in a project without the kit, nothing. */
export function checkTheme({ theme }: FlowData, themes: ThemeContrasts | null): Defect[] {
  if (theme === null || themes === null) return []
  const where = `theme '${theme}'`
  const pairs = Object.hasOwn(themes, theme) ? themes[theme] : undefined
  if (!pairs) return [{ where, what: 'does not exist', cure: "add its brand to the kit's theme/brands.ts" }]
  return pairs.map((pair) => ({
    where,
    what: `too little contrast: ${pair}`,
    cure: 'darken or lighten the brand',
  }))
}
