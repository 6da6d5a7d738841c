import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lint, planted } from './testing/planted.ts'

/** Two files that import each other, with values and with types only. */
const CIRCLES = {
  values: {
    'pricing/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'pricing/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
  },
  types: {
    'pricing/src/a.ts': "import type { B } from './b.ts'\nexport type A = B | 1\n",
    'pricing/src/b.ts': "import type { A } from './a.ts'\nexport interface B {\n  a: A\n}\n",
  },
}

for (const [kind, files] of Object.entries(CIRCLES)) {
  test(`an import circle of ${kind}: found`, (t) => {
    const { status, stdout } = lint(planted(t, files))
    assert.notEqual(status, 0, stdout)
    assert.match(stdout, /no-cycle[\s\S]*extracting shared code into a separate module/)
  })
}

test('a file of 251 lines is found, and a test of 401; one line less is fine', (t) => {
  const lines = (count: number) => 'export {}\n'.repeat(count)
  const { stdout } = lint(
    planted(t, {
      'pricing/src/a.ts': lines(251),
      'pricing/src/b.test.ts': lines(401),
      'pricing/src/c.ts': lines(250),
      'pricing/src/d.test.ts': lines(400),
    }),
  )
  const found = [...stdout.matchAll(/max-lines[\s\S]*?src\/(\w)/g)]
  assert.deepEqual(new Set(found.map(([, name]) => name)), new Set(['a', 'b']))
})

test('a file whose name is in kebab or snake case is found; camel and Pascal case are fine', (t) => {
  const names = ['kebab-case.ts', 'snake_case.test.ts', 'camelCase.css.ts', 'PascalCase.tsx', 'one.ts']
  const { stdout } = lint(
    planted(t, Object.fromEntries(names.map((name) => [`kit/src/${name}`, 'export {}\n']))),
  )
  const found = [...stdout.matchAll(/filename-case[\s\S]*?src\/([\w.-]+)/g)]
  assert.deepEqual(new Set(found.map(([, name]) => name)), new Set(names.slice(0, 2)))
})
