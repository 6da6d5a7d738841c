import assert from 'node:assert/strict'
import { test } from 'vitest'
import { faults } from '../boundaries.ts'
import { planted } from './testing/planted.ts'

const value = (name: string, from: string) => `export { ${name} } from '${from}'\n`

test('two folders of a flow that import each other: found, with both names and the cure', (t) => {
  const workspace = planted(t, {
    'flows/siku/src/home/home.ts': value('other', '../other/other.ts'),
    'flows/siku/src/other/other.ts':
      "import type { Home } from '../home/types.ts'\nexport const other = {} as Home\n",
    'flows/siku/src/home/types.ts': 'export type Home = { a: string }\n',
  })
  const found = faults(workspace)
  assert.equal(found.length, 1, found.join('\n'))
  assert.match(
    found[0]!,
    /siku\/src\/home\/home\.ts:1 imports \.\.\/other\/other\.ts: home and other import each other \(home > other > home\)\. Move what both need into a folder below both/,
  )
})

test('a circle over three parts of the lab, closed by code that loads later: found', (t) => {
  const workspace = planted(t, {
    'app/lab/src/a/a.ts': value('b', '../b/b.ts'),
    'app/lab/src/b/b.ts': value('c', '../c.ts'),
    'app/lab/src/c.ts': "export const c = () => import('./a/a.ts')\n",
  })
  assert.match(faults(workspace).join('\n'), /a and b import each other \(a > b > c\.ts > a\)/)
})

test('files of the app that import each other, closed by code that loads later: found', (t) => {
  const workspace = planted(t, {
    'app/src/late.ts': "export const load = () => import('./boot/parts.ts')\n",
    'app/src/boot/parts.ts': value('b', '../tracking/b.ts'),
    'app/src/tracking/b.ts': "import type {} from '../late.ts'\nexport const b = 1\n",
    // One way, although their folders import each other.
    'app/src/tracking/c.ts': value('d', '../boot/d.ts'),
    'app/src/boot/d.ts': 'export const d = 1\n',
  })
  const found = faults(workspace)
  assert.equal(found.length, 1, found.join('\n'))
  assert.match(found[0]!, /boot\/parts\.ts > tracking\/b\.ts > late\.ts > boot\/parts\.ts/)
})

test('a page of the cash loan that knows another page: found, also without a circle', (t) => {
  const workspace = planted(t, {
    'flows/cash-loan/src/home/home.ts': value('confirm', '../confirm/confirm.ts'),
    'flows/cash-loan/src/confirm/confirm.ts': value('form', '../model/form/form.ts'),
    'flows/cash-loan/src/model/form/form.ts': value('KEY', '../../constants.ts'),
    'flows/cash-loan/src/constants.ts': 'export const KEY = 1\n',
    'flows/cash-loan/src/pages.ts': "export const load = () => import('./home/home.ts')\n",
  })
  const found = faults(workspace)
  assert.equal(found.length, 1, found.join('\n'))
  assert.match(found[0]!, /home\.ts:1 imports .*: the folder home may not know confirm, only model\./)
})

test('a product of the sandbox that imports another, and a ledger that knows a product: found', (t) => {
  const workspace = planted(t, {
    'api-client/sandbox/src/products/home/orders.ts': value('loan', '../../ledger/loans/loan.ts'),
    'api-client/sandbox/src/products/account/closing.ts': value('loan', '../home/orders.ts'),
    'api-client/sandbox/src/products/index.ts': value('loan', './account/closing.ts'),
    'api-client/sandbox/src/ledger/loans/loan.ts': "import type {} from '../../products/index.ts'\n",
  })
  const found = faults(workspace)
  assert.equal(found.length, 2, found.join('\n'))
  assert.match(found.join('\n'), /closing\.ts:1 .*account may not know home, only what lies below them\./)
  assert.match(
    found.join('\n'),
    /products and ledger import each other|ledger and products import each other/,
  )
})

test('one way, and circles inside of one folder, are left alone', (t) => {
  const workspace = planted(t, {
    'flows/siku/src/home/a.ts': value('b', './b.ts') + value('low', '../low/low.ts'),
    'flows/siku/src/home/b.ts': "import type {} from './a.ts'\nexport const b = 1\n",
    'flows/siku/src/low/low.ts': 'export const low = 1\n',
    // A test may use what is above.
    'flows/siku/src/low/low.test.ts': value('a', '../home/a.ts'),
  })
  assert.deepEqual(faults(workspace), [])
})
