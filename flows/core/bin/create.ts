import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'CHANGELOG.md'])
const camel = (name: string) => name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesUnder(file) : [file]
  })

export interface Created {
  readonly folder: string
  readonly files: readonly string[]
  /** Steps of its own that came along: what stays the same in both flows belongs into flows/steps. */
  readonly ownSteps: readonly string[]
}

/** Makes the flow `name` as a copy of the flow package `like`, under its own id, name and addresses. */
export function create(root: string, name: string, like: string): Created {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new Error(`'${name}': small letters, digits and hyphens, please`)
  const [source, folder] = [path.join(root, like), path.join(root, name)]
  if (!existsSync(path.join(source, 'src', 'index.ts'))) throw new Error(`no flow package in ${source}`)
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  cpSync(source, folder, { recursive: true, filter: (file) => !SKIPPED.has(path.basename(file)) })

  const files = filesUnder(folder)
  for (const file of files.filter((it) => /\.(tsx?|json|md|mdx)$/.test(it))) {
    const text = readFileSync(file, 'utf8')
      .replaceAll(`@koo/flow-${like}`, `@koo/flow-${name}`)
      .replaceAll(`id: '${like}'`, `id: '${name}'`)
      .replaceAll(new RegExp(`\\b${camel(like)}\\b`, 'g'), camel(name))
      // A flow at the root would take the addresses of its model.
      .replace(/^\s*base: '\/',\n/m, '')
    writeFileSync(file, text)
  }
  const relative = files.map((file) => path.relative(folder, file))
  return { folder, files: relative, ownSteps: relative.filter((file) => /^src\/.*step\.ts$/.test(file)) }
}
