import fs from 'node:fs'
import path from 'node:path'
import type { PartFacts } from './states.ts'

const CONTROL =
  /<(?:button|a|input|select|textarea|Button|IconButton|ListRow|TextInput|Checkbox|RadioRow)\b|plainButton|coveringInput|FieldProps/
const FIGURE = /\b(?:amount|payment|value|figure|total|price|saved|money)\??: (?:string|ReactNode)/

/**
 * What a part can be, by its properties and elements.
 *
 * @param source of its component
 */
export function factsOf(part: string, source: string): PartFacts {
  const takes = (names: string) => new RegExp(`^\\s+(?:${names})\\??:`, 'm').test(source)
  const isField = /FieldProps/.test(source)
  return {
    part,
    isControl: CONTROL.test(source),
    hasDisabled: isField || takes('disabled'),
    hasLoading: takes('loading|busy|pending|sending|computing|submitting'),
    hasError: isField || takes('error|failed|isFailed'),
    hasList: /^\s+\w+\??: (?:readonly )?[\w<>.]+\[\]/m.test(source),
    hasText: takes('children|title|text|label|name|heading|body|hint|note'),
    hasFigure: FIGURE.test(source),
  }
}

/** The facts of every part of the kit, by name. */
export function readParts(kit: string): PartFacts[] {
  return fs
    .readdirSync(kit)
    .filter((name) => fs.existsSync(path.join(kit, name, `${name}.stories.tsx`)))
    .map((name) => {
      const file = path.join(kit, name, `${name}.tsx`)
      return factsOf(name, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
    })
}
