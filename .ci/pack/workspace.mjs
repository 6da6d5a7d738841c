// The packages of this workspace that are published.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifestOf } from './manifest.mjs'

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/**
 * Every package that is not private, what it needs before itself: the order in which they are built and published.
 * @param {string} folder of the workspace
 * @returns {{ name: string, version: string, folder: string, needs: string[] }[]}
 */
export function publishedPackages(folder = root) {
  const found = new Map(
    fs
      .globSync(workspaceFolders(folder), { cwd: folder, exclude: (name) => name === 'node_modules' })
      .map((inner) => path.join(folder, inner))
      .filter((inner) => fs.existsSync(path.join(inner, 'package.json')))
      .map((inner) => ({ ...manifestOf(inner), folder: inner }))
      .filter((manifest) => !manifest.private)
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((manifest) => [manifest.name, manifest]),
  )
  const ordered = []
  const visit = ({ name, version, folder: place, dependencies = {}, peerDependencies = {} }) => {
    if (ordered.some((one) => one.name === name)) return
    const needs = Object.keys({ ...dependencies, ...peerDependencies }).filter((other) => found.has(other))
    for (const other of needs) visit(found.get(other))
    ordered.push({ name, version, folder: place, needs })
  }
  for (const manifest of found.values()) visit(manifest)
  return ordered
}

/** The folders that pnpm-workspace.yaml lists under `packages`. */
function workspaceFolders(folder) {
  const text = fs.readFileSync(path.join(folder, 'pnpm-workspace.yaml'), 'utf8')
  const list = /^packages:\n((?: {2}- .+\n)+)/m.exec(text)?.[1] ?? ''
  return list
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^ *- /, '').replaceAll("'", ''))
}
