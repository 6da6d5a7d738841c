import assert from 'node:assert/strict'
import { test } from 'vitest'
import { faults } from '../boundaries.ts'
import { importing, planted } from './testing/planted.ts'

/** The fault, the file that has it, its text, and the expected message with fault and remedy. */
const FOUND: [title: string, file: string, text: string, message: RegExp][] = [
  [
    'all of zod as one object',
    'pricing/src/bad.ts',
    importing('z', 'zod/mini'),
    /Write `import \* as z from 'zod\/mini'`/,
  ],
  [
    'the full zod by another name',
    'app/src/bad.ts',
    "import * as z from 'zod/v4'\nexport const bad = z\n",
    /Write `import \* as z/,
  ],
  [
    'a second blocker',
    'app/src/bad.ts',
    "import { useBlocker as hold } from 'react-router-dom'\nexport const bad = hold\n",
    /bad\.ts:1 imports a second useBlocker.*useUnsaved\(\)/,
  ],
  [
    'a part with a fixed text',
    'kit/src/Bad/Bad.tsx',
    'export const Bad = () => <p>\n  确定\n</p>\n',
    /Bad\.tsx:1 has the fixed text "确定".*strings\.ts/,
  ],
  [
    'a part with a fixed label',
    'kit/src/Bad/Bad.tsx',
    'export const Bad = () => <i aria-label="关闭" />\n',
    /fixed text "关闭"/,
  ],
  [
    'a part with a text around a figure',
    'kit/src/Bad/Bad.tsx',
    'export const bad = (n: number) => `共${n}期`\n',
    /fixed text "共"/,
  ],
  [
    'a number said to be money',
    'flows/siku/src/bad.ts',
    'export const bad = (left: number) => left as Cents\n',
    /bad\.ts:1 says `as Cents`.*toCents.*charge/,
  ],
  [
    'numbers said to be money',
    'app/src/bad.tsx',
    'export const bad = [1] as readonly Cents[]\n',
    /says `as Cents`/,
  ],
  [
    'a number said to be what a function of pricing takes',
    'flows/siku/src/bad.ts',
    "import { money as shown } from '@koo/pricing'\nexport const bad = (left: number) => shown(left as Parameters<typeof shown>[0])\n",
    /bad\.ts:2 says `as Cents`/,
  ],
  [
    'a list in a client file',
    'kit/src/Bad/Bad.tsx',
    "'use client'\nexport const kinds = ['a', 'b'] as const\n",
    /Bad\.tsx:2 exports the value kinds from a client file.*variants\.ts/,
  ],
  [
    'a number in a client file',
    'flows/page/src/bad.tsx',
    "'use client'\nexport const MOST = 5\n",
    /exports the value MOST/,
  ],
]

for (const [title, file, text, message] of FOUND) {
  test(`${title}: found`, (t) => assert.match(faults(planted(t, { [file]: text })).join('\n'), message))
}

test('the blocker of core is the one; a second one in core is found as well', (t) => {
  const blocker = importing('useBlocker', 'react-router-dom')
  const workspace = planted(
    t,
    { 'flows/core/src/a.ts': blocker, 'flows/core/src/b.ts': blocker },
    { dependencies: { 'react-router-dom': '*' } },
  )
  assert.match(faults(workspace).join('\n'), /^flows\/core\/src\/b\.ts:1 imports a second useBlocker.*$/)
})

test('texts and zod where they belong are left alone', (t) => {
  const workspace = planted(t, {
    'kit/src/Good/strings.ts': "export const goodStrings = { ok: '确定' }\n",
    'kit/src/locale/zh-CN.ts': "export const zhCN = { ok: '确定' }\n",
    'kit/src/Good/Good.tsx': '/** Shows 确定, from its strings. */\nexport const good = 1\n',
    'kit/src/Good/Good.stories.tsx': "export const title = '确定'\n",
    'app/src/good.ts': "import * as z from 'zod/mini'\nexport const good = z.string()\n",
    'app/src/type.ts': "import type { ZodMiniType } from 'zod/mini'\nexport type Good = ZodMiniType\n",
    'app/src/copy.ts': "export const ok = '确定'\n",
  })
  assert.deepEqual(faults(workspace), [])
})
