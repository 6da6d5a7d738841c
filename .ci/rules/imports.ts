import path from 'node:path'
import { ruleOf, type Rule } from './table.ts'
import { packageOf, type Package } from './workspace.ts'

/** Checks the dependencies in the manifests and every import of the published sources against the table. */
export function importFaults(packages: readonly Package[]): string[] {
  return packages.flatMap((each) => [
    ...manifestFaults(each),
    ...each.files.flatMap((source) =>
      source.imports.flatMap(({ from, start }) => {
        const why = from.startsWith('.')
          ? leavesPackage(each, source.file, from)
          : refusal(each, packageOf(from), source.file)
        return why === undefined ? [] : [`${source.at(start)} imports ${from}, ${why}`]
      }),
    ),
  ])
}

function manifestFaults({ folder, manifest }: Package): string[] {
  const rule = ruleOf(folder)
  // A peer that may be missing serves the package's test helpers, which do not ship in an app.
  const needed = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => !manifest.peerDependenciesMeta?.[name]?.optional,
  )
  const declared = [...Object.keys(manifest.dependencies ?? {}), ...needed]
  return declared.flatMap((name) => {
    const where = `${folder}/package.json depends on ${name}`
    if (name === '@koo/app') return [`${where}: the app is imported by nobody. ${MOVE}`]
    if (rule && !isAllowed(rule, name)) return [`${where}, which ${folder} may not use. ${cureFor(name)}`]
    return []
  })
}

/** The fault of an import of another package, with its remedy; nothing when the import is allowed. */
function refusal({ folder, name: own, manifest }: Package, name: string, file: string): string | undefined {
  const rule = ruleOf(folder)
  if (!rule || name === own || /^(node|virtual):/.test(name)) return undefined
  // Styles are evaluated when the package is built, so nothing of this import reaches a browser.
  if (name === '@vanilla-extract/css' && (folder === 'kit' || file.endsWith('.css.ts'))) return undefined
  if (!isAllowed(rule, name)) return `which ${folder} may not use. ${cureFor(name)}`
  if (name in { ...manifest.dependencies, ...manifest.peerDependencies }) return undefined
  return `which is no dependency of ${folder}. Name it in dependencies of ${folder}/package.json, or in peerDependencies when the app brings it.`
}

const isAllowed = ({ ours, libraries }: Rule, name: string) => ours.includes(name) || libraries.includes(name)

function leavesPackage({ folder }: Package, file: string, from: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), from)
  if (target.startsWith(`${folder}/src/`) || target === `${folder}/package.json`) return undefined
  const flow = /^flows\/([^/]+)\//.exec(target)?.[1]
  return `which lies outside its package. ${flow ? cureFor(`@koo/flow-${flow}`) : 'Import the package by its name, if the table allows it.'}`
}

const MOVE = 'Move what both need into a package that both may import, or hand it in as an argument.'

/** What to do in place of importing a package. */
function cureFor(name: string): string {
  if (name === 'react-router' || name === 'react-router-dom')
    return 'Only flows/core and app know the router: a page leaves with exit(), reads its address from `search`, and links with link() of @koo/flow.'
  if (name.startsWith('@koo/flow-'))
    return 'Flows never import each other: move what both need to flows/steps (a page, a machine) or flows/page (how a page is written).'
  if (name.startsWith('@koo/')) return MOVE
  return 'Use what the package may import (.ci/rules/table.ts, the table in the README), or change the table with a reason in stories/docs/decisions.'
}
