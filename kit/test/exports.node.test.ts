import { expect, it } from 'vitest'

const entries = import.meta.glob<object>('../src/{*,theme/*}/index.ts', { eager: true })

/**
 * What can be imported from where. A changed line is a change for every user of the kit and wants a changeset:
 * a name that goes is a major one, a name that comes a minor one. Update with `vitest run -u`.
 */
it('exports what it exported', async () => {
  const lines = Object.entries(entries)
    .map(([path, module]) => {
      const entry = path.replace('../src/', '@koo/kit/').replace('/index.ts', '')
      return `${entry}: ${Object.keys(module).sort().join(', ')}`.trim()
    })
    .sort()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('exports.txt')
})
