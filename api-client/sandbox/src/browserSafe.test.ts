import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** All modules that a file reaches by relative imports, and all packages that they import. */
function graph(entry: URL): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: URL): void => {
    if (files.has(file.href)) return
    files.add(file.href)
    const source = readFileSync(fileURLToPath(file), 'utf8')
    for (const [, target = ''] of source.matchAll(/^(?:import|export)\s[^'"]*from\s*['"]([^'"]+)['"]/gm)) {
      if (target.startsWith('.')) visit(new URL(target, file))
      else packages.add(target)
    }
  }
  visit(entry)
  return { files, packages }
}

describe('the browser entry', () => {
  it('imports no Node module and nothing but the contract, pricing, zod and a router that runs everywhere', () => {
    const { files, packages } = graph(new URL('./index.ts', import.meta.url))
    expect(files.size).toBeGreaterThan(30)
    expect([...packages].sort()).toEqual(['@koo/api-client/registry', '@koo/pricing', 'hono', 'zod/mini'])
  })

  it('uses no Node global', () => {
    const { files } = graph(new URL('./index.ts', import.meta.url))
    const uses = [...files].filter((file) =>
      /\b(?:process|Buffer)\.\w|\brequire\(|__dirname/.test(readFileSync(fileURLToPath(file), 'utf8')),
    )
    expect(uses).toEqual([])
  })
})
