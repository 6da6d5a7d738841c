/**
 * Writes CATALOGUE.md, the list of personas, magic inputs and refusals, from the sandbox's own data.
 *
 *   node scripts/catalogue.ts
 */
import { writeFileSync } from 'node:fs'
import { MAGIC_INPUTS, personas, RESULTS } from '../src/index.ts'
import { domains } from '../src/products/index.ts'
import { resultText } from '../src/engine/results.ts'

const FILE = new URL('../CATALOGUE.md', import.meta.url)

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** Returns the text of CATALOGUE.md. */
export function catalogue(): string {
  const groups = domains.groups.map(({ name, title }) => {
    const members = personas.filter((persona) => domains.groupOf(persona) === name)
    const rows = members.map((persona) => [
      `\`${persona.name}\``,
      persona.title,
      persona.mobile,
      persona.shows.zh,
      persona.shows.en,
    ])
    return `### ${title}\n\n${table(['name', '', 'phone', '说明', 'shows'], rows)}`
  })
  const magic = MAGIC_INPUTS.map(({ field, value, effect }) => [field, value, effect.zh, effect.en])
  const results = Object.entries(RESULTS)
    .filter(([, code]) => code !== RESULTS.ok)
    .sort(([, a], [, b]) => a - b)
    .map(([name, code]) => [String(code), name, resultText(code)])
  return `# Personas, magic inputs, refusals

Generated from the domains in \`src/products\` and from \`src/engine/results.ts\` by \`node scripts/catalogue.ts\`. Do not edit.

## Personas

A persona is a set of data. It is selected at \`reset\`, or by the last four digits of the phone number that signs in.

${groups.join('\n\n')}

## Magic inputs

A magic input makes the sandbox behave in a certain way. All other values are ordinary.

${table(['field', 'value', '效果', 'effect'], magic)}

## Refusals

A handler may return a more precise text. Pages know sentences for a few codes only; for the others they show
the text.

${table(['Result', 'name', 'usual text'], results)}
`
}

if (import.meta.main) writeFileSync(FILE, catalogue())
