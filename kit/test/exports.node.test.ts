import { expect, it } from 'vitest'

const entries = import.meta.glob<object>('../src/{*,theme/*}/index.ts', { eager: true })

/**
 * The exported names of every entry. A changed line is a change for every user of the kit and needs a changeset: a
 * removed name is major, a new name is minor. Update with `vitest run -u`.
 */
it('exports the same names', async () => {
  const lines = Object.entries(entries)
    .map(([path, module]) => {
      const entry = path.replace('../src/', '@koo/kit/').replace('/index.ts', '')
      return `${entry}: ${Object.keys(module).sort().join(', ')}`.trim()
    })
    .sort()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('exports.txt')
})
