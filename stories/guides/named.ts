// What a guide names: root commands, scripts of packages, files.
import type { Guide } from './blocks.ts'
import fs from 'node:fs'
import path from 'node:path'
import { packageFolders, readManifest } from '../../.ci/rules/workspace.ts'

/** Made by a build, or named for any package. */
const NOT_THERE = /[<>*…]|\bNAME\b|\bdist\b|storybook-static|node_modules/

/** Gives, for a guide, what it names and the workspace does not have. */
export function missing({ root }: { root: string }): (guide: Guide) => string[] {
  const packages = new Map(
    packageFolders(root)
      .map((folder) => readManifest(root, folder))
      .map(({ name, scripts }) => [name, scripts]),
  )
  const rootScripts = readManifest(root, '.').scripts ?? {}
  const top = fs.readdirSync(root).filter((name) => fs.statSync(path.join(root, name)).isDirectory())
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1))
  return ({ name, text, commands }) =>
    [
      ...named(text, /npm run ([\w:]+)/g)
        .filter(([script = '']) => !rootScripts[script])
        .map(([script]) => `npm run ${script}`),
      ...named(text, /--filter (@koo\/[\w-]+) ([\w:]+)/g)
        .filter(([whose = '', script = '']) => script !== 'exec' && !packages.get(whose)?.[script])
        .map(([whose, script]) => `${script} of ${whose}`),
      // Nobody has pnpm on the path: `npm run pnpm -- …`.
      ...commands.filter((command) => command.startsWith('pnpm ')),
      ...named(text, /`(pnpm [^`]+)`/g).map(([command]) => command),
      ...named(text, /`((?:\.ci|[\w-]+)\/[\w./<>*…-]+)`/g)
        .map(([file = '']) => file)
        .filter((file) => top.includes(file.split('/')[0] ?? '') && !NOT_THERE.test(file))
        .filter((file) => !fs.existsSync(path.join(root, file))),
    ].map((what) => `${name}: ${what}`)
}
