import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as pricing from '../src/index.ts'
import { sources } from './sources.ts'
import { type Worked, checkWorked } from './worked.ts'

const root = join(import.meta.dirname, '..')

describe('README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((block) => block[1]).join('')
  const statements = statementsOf(code)

  test('imports only what the package exports', () => {
    const names = [...code.matchAll(/import \{([^}]*)\} from '@koo\/pricing'/g)].flatMap((match) =>
      (match[1] ?? '').split(',').map((name) => name.trim()),
    )
    expect(names.filter((name) => name !== '' && !(name in pricing))).toEqual([])
  })

  test('its examples return what it says', () => {
    expect(statements.filter((one) => typeof one !== 'string').length).toBeGreaterThan(15)
    checkWorked(statements)
  })
})

/** Splits code into statements. Continuation lines are indented or start with a bracket; imports are left out. */
function statementsOf(code: string): (string | Worked)[] {
  const chunks: string[] = []
  for (const line of code.replace(/^import [^;]*? from '.*'$/gm, '').split('\n')) {
    const continues = /^[\s)}\]]|^\/\/ =>/.test(line) && line !== ''
    if (continues) chunks.push(`${chunks.pop() ?? ''}\n${line}`)
    else if (line !== '' && !line.startsWith('//')) chunks.push(line)
  }
  return chunks.map((chunk) => {
    const [statement = '', gives] = chunk.split(/\s*\/\/ => /)
    return gives === undefined ? chunk : { code: statement, gives }
  })
}

describe('docstrings', () => {
  const examples = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/@example (.+) \/\/ (.+)/g)].map(
      ([, code = '', gives = '']) => [file, { code, gives }] as const,
    ),
  )

  test('there are examples', () => {
    expect(examples.length).toBeGreaterThan(4)
  })

  test.each(examples)('example of %s: $code', (_, example) => {
    checkWorked([example])
  })
})
