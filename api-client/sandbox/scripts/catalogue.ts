/**
 * Writes CATALOGUE.md: who the stand-in knows and which inputs it reads a meaning into, from the data itself.
 *
 *   node scripts/catalogue.ts
 */
import { writeFileSync } from 'node:fs'
import { MAGIC_INPUTS, personas, RESULTS } from '../src/index.ts'
import { groupOf, PERSONA_GROUPS } from '../src/personas/index.ts'
import { resultText } from '../src/results.ts'

const FILE = new URL('../CATALOGUE.md', import.meta.url)

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** The text of CATALOGUE.md. */
export function catalogue(): string {
  const groups = PERSONA_GROUPS.map(({ name, title }) => {
    const members = personas.filter((persona) => groupOf(persona.mobile) === name)
    const rows = members.map((persona) => [
      `\`${persona.name}\``,
      persona.title,
      persona.mobile,
      persona.shows,
    ])
    return `### ${title}\n\n${table(['name', '', 'phone', 'shows'], rows)}`
  })
  const magic = MAGIC_INPUTS.map(({ field, value, effect }) => [field, value, effect])
  const results = Object.entries(RESULTS)
    .filter(([, code]) => code !== RESULTS.ok)
    .sort(([, a], [, b]) => a - b)
    .map(([name, code]) => [String(code), name, resultText(code)])
  return `# Personas, inputs with a meaning, refusals

Generated from \`src/personas\`, \`src/magic\` and \`src/results.ts\` by \`node scripts/catalogue.ts\`. Do not edit.

## Personas

Each is a set of data, chosen at \`reset\` or by the last four digits of the phone number that signs in.

${groups.join('\n\n')}

## Inputs with a meaning

Nothing else that is typed or chosen is special.

${table(['where', 'what', 'effect'], magic)}

## Refusals

A handler may say it in more particular words. Pages branch on the codes of specification section 8 only; the others are
shown by their text.

${table(['Result', 'name', 'usual text'], results)}
`
}

if (import.meta.main) writeFileSync(FILE, catalogue())
