// Who may depend on whom, checked against the manifests and against every import in the sources.
// The lint rules say the same for editors; this file is what cannot be switched off by a comment.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const own = (name) => name.startsWith('@koo/')

/** Folder -> which of our packages and which libraries its shipped code may name. `flows/*` is any flow but the two shared ones. */
export const table = {
  pricing: { ours: [], libraries: ['decimal.js', 'zod'] },
  'api-client': { ours: [], libraries: ['zod'] },
  'api-client/sandbox': {
    ours: ['@koo/api-client', '@koo/pricing'],
    libraries: ['hono', '@hono/node-server', 'zod'],
  },
  kit: {
    ours: [],
    libraries: ['react', 'react-dom', '@radix-ui/react-dialog', 'input-otp', 'react-number-format'],
  },
  'flows/core': { ours: [], libraries: ['react', 'react-router-dom'] },
  'flows/steps': {
    ours: ['@koo/flow', '@koo/kit', '@koo/pricing', '@koo/api-client'],
    libraries: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'zod'],
  },
  'flows/*': {
    ours: ['@koo/flow', '@koo/steps', '@koo/kit', '@koo/pricing', '@koo/api-client'],
    libraries: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'zod'],
  },
}

const ruleOf = (folder) => table[folder] ?? (folder.startsWith('flows/') ? table['flows/*'] : undefined)
const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const isShipped = (file) =>
  /\.tsx?$/.test(file) &&
  !/(\.test|\.test-d|\.stories|\.gen)\.tsx?$|\/(test|testing|tools|scripts|bench|bin)\//.test(file) &&
  !/testing\.tsx?$/.test(file)

function* sources(folder, nested) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist'].includes(entry.name) && !nested.includes(file))
        yield* sources(file, nested)
    } else if (isShipped(file)) yield file
  }
}

/** Styles are evaluated at build time: nothing of this import reaches a browser. */
const isStyleTime = (name, folder, file) =>
  name === '@vanilla-extract/css' && (folder === 'kit' || file.endsWith('.css.ts'))

const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)['"]([^'"\n]+)['"]/g

/**
 * @param {string} root the project's root
 * @returns {string[]} one sentence a breach; empty when the rules hold
 */
export function breaches(root) {
  const folders = ['kit', 'pricing', 'api-client', 'api-client/sandbox', 'app', 'stories', 'e2e']
  for (const name of fs.existsSync(path.join(root, 'flows')) ? fs.readdirSync(path.join(root, 'flows')) : [])
    folders.push(`flows/${name}`)
  const found = []
  for (const folder of folders) {
    const at = path.join(root, folder)
    if (!fs.existsSync(path.join(at, 'package.json'))) continue
    const manifest = JSON.parse(fs.readFileSync(path.join(at, 'package.json'), 'utf8'))
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies }
    const rule = ruleOf(folder)
    const allowed = rule && new Set([...rule.ours, ...rule.libraries])

    for (const name of Object.keys(declared)) {
      if (name === '@koo/app')
        found.push(`${folder}/package.json depends on ${name}: the app is imported by nobody.`)
      else if (allowed && !allowed.has(name))
        found.push(`${folder}/package.json depends on ${name}, which ${folder} may not use.`)
    }
    if (!rule) continue
    const nested = folders
      .filter((other) => other !== folder && other.startsWith(`${folder}/`))
      .map((other) => path.join(root, other))
    for (const file of fs.existsSync(path.join(at, 'src')) ? sources(path.join(at, 'src'), nested) : []) {
      const text = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      for (const [, specifier = ''] of text.matchAll(importPattern)) {
        const where = `${path.relative(root, file)} imports ${specifier}`
        if (specifier.startsWith('.')) {
          if (!path.resolve(path.dirname(file), specifier).startsWith(at + path.sep))
            found.push(`${where}, which lies outside its package.`)
        } else if (!specifier.startsWith('node:') && !specifier.startsWith('virtual:')) {
          const name = packageName(specifier)
          if (name === manifest.name) continue
          if (
            !allowed.has(name) &&
            !isStyleTime(name, folder, file) &&
            !(folder === 'api-client/sandbox' && !own(name) && name in declared)
          )
            found.push(`${where}, which ${folder} may not use.`)
        }
      }
    }
  }
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = breaches(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
  for (const line of found) console.error(line)
  if (found.length) process.exit(1)
  console.log('Import rules hold.')
}
