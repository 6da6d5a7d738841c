// What a guide names: root commands, scripts of packages, files.
import fs from 'node:fs'
import path from 'node:path'
import { packageFolders } from '../rules/workspace.mjs'

/** Made by a build, or named for any package. */
const NOT_THERE = /[<>*…]|\bNAME\b|\bdist\b|storybook-static|node_modules/

/**
 * Gives, for a guide, what it names and the workspace does not have.
 * @param {{ root: string }} workspace
 */
export function missing({ root }) {
  const manifest = (folder) => JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  const packages = new Map(
    packageFolders(root)
      .map(manifest)
      .map(({ name, scripts }) => [name, scripts]),
  )
  const rootScripts = manifest('.').scripts
  const top = fs.readdirSync(root).filter((name) => fs.statSync(path.join(root, name)).isDirectory())
  const named = (text, pattern) => [...text.matchAll(pattern)].map((match) => match.slice(1))
  return ({ name, text, commands }) =>
    [
      ...named(text, /npm run ([\w:]+)/g)
        .filter(([script]) => !rootScripts[script])
        .map(([script]) => `npm run ${script}`),
      ...named(text, /--filter (@koo\/[\w-]+) ([\w:]+)/g)
        .filter(([whose, script]) => script !== 'exec' && !packages.get(whose)?.[script])
        .map(([whose, script]) => `${script} of ${whose}`),
      // Nobody has pnpm on the path: `npm run pnpm -- …`.
      ...commands.filter((command) => command.startsWith('pnpm ')),
      ...named(text, /`(pnpm [^`]+)`/g).map(([command]) => command),
      ...named(text, /`((?:\.ci|[\w-]+)\/[\w./<>*…-]+)`/g)
        .map(([file]) => file)
        .filter((file) => top.includes(file.split('/')[0]) && !NOT_THERE.test(file))
        .filter((file) => !fs.existsSync(path.join(root, file))),
    ].map((what) => `${name}: ${what}`)
}
