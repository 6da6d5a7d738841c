import fs from 'node:fs'
import path from 'node:path'

/**
 * The public entries, read from the folders: what `exports` reaches.
 * @param {string} kit folder of the package
 * @returns {{ name: string, subpath: string, file: string }[]} name as in dist, subpath as imported
 */
export function entries(kit) {
  const found = [{ name: 'index', subpath: '.', file: path.join(kit, 'src/index.ts') }]
  const walk = (folder) => {
    for (const item of fs.readdirSync(path.join(kit, 'src', folder), { withFileTypes: true })) {
      if (!item.isDirectory()) continue
      const inner = path.posix.join(folder, item.name)
      const file = path.join(kit, 'src', inner, 'index.ts')
      if (fs.existsSync(file)) found.push({ name: `${inner}/index`, subpath: `./${inner}`, file })
      walk(inner)
    }
  }
  walk('')
  return found.sort((a, b) => a.subpath.localeCompare(b.subpath))
}
