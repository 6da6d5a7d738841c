// Parts of the platform that a build uses and its oldest browsers lack.
import fs from 'node:fs'
import path from 'node:path'
import { KNOWN } from './known.ts'
import { eachNode, isNewer, type Floor, type Since } from './syntax.ts'

/**
 * First versions of Chromium, Safari and Firefox by name, from `newer.ts`. A name that something old has as well cannot be in it:
 * `size`, `text`, `arrayBuffer`, `with`. Those are found by walking through the app in old browsers.
 */
const since = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'newer.json'), 'utf8')) as Record<
  string,
  Since
>

/** Names in a script that may be of the platform: members, and what is called. Short ones are made by the minifier. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>()
  eachNode(code, 'module', (node) => {
    if (node.type === 'MemberExpression' && !node.computed) names.add(node.property.name)
    // `'share' in navigator`
    if (node.type === 'BinaryExpression' && node.operator === 'in') names.add(node.left.value)
    if (/^(?:Call|New)Expression$/.test(node.type) && node.callee.name?.length > 3)
      names.add(node.callee.name)
  })
  return names
}

/** Names in a script that are newer than `floor`. */
export const newNames = (code: string, floor: Floor): string[] =>
  [...namesIn(code)].filter((name) => Object.hasOwn(since, name) && isNewer(since[name]!, floor))

/** What is wrong with the names that are newer than the floor: one that nobody knows, or one that is not used any more. */
export function nameFaults(used: ReadonlySet<string>, known = KNOWN): string[] {
  return [
    ...[...used]
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => `${name} is newer than the oldest browsers`),
    ...Object.keys(known)
      .filter((name) => !used.has(name))
      .map((name) => `${name} is in known.ts, and not used any more`),
  ]
}
