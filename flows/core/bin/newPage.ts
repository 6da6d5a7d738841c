import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkName, dependOn, edit, writeFiles, type Changes } from './newFlow.ts'
import { camel } from './templates/flowPackage.ts'
import { pageTemplate } from './templates/page.ts'

export interface NewPage {
  flow: string
  name: string
  kind: string
  /** Title of the page, in Chinese. */
  title: string
}

/** A page of a kind in a flow's own package, with story and test, listed in the flow's definition. */
export function newPage(root: string, { flow, name, kind, title }: NewPage): Changes {
  checkName(name)
  const home = path.join('flows', flow)
  const definition = path.join(home, 'src', 'flow.ts')
  if (!existsSync(path.join(root, definition))) throw new Error(`no flow package in ${home}`)
  const folder = path.join(home, 'src', camel(name))
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} exists already`)
  const { files, exits, dependencies, isSilent } = pageTemplate(flow, name, kind, title)
  const listed = listPage(readFileSync(path.join(root, definition), 'utf8'), name, exits)
  return {
    folder,
    files: [
      ...writeFiles(root, folder, files),
      edit(root, definition, () => listed),
      dependOn(root, home, dependencies),
      dependOn(root, home, ['@storybook/react-vite', 'storybook'], 'devDependencies'),
      ...(isSilent
        ? [edit(root, path.join(home, 'src', 'flow.test.tsx'), (text) => nameSilent(text, name))]
        : []),
    ],
  }
}

/**
 * Adds a page to the text of a definition. The page can be opened from outside, and each of its exits goes back until the
 * flow maps it.
 */
export function listPage(text: string, name: string, exits: readonly string[]): string {
  const step = camel(name)
  const page = step === name ? step : `'${name}': ${step}`
  const spelt = spread(spread(spellOut(text), 'pages'), 'exits')
  const key = step === name ? step : `'${name}'`
  const mapped = exits.map((exit) => `${exit}: back`).join(', ')
  let next = appendToLiteral(spelt, 'pages', '{', page)
  if (next === null) throw new Error('flow.ts: no `pages: {` to put the page into; name it there by hand')
  next =
    appendToLiteral(next, 'entries', '[', `'${name}'`) ??
    next.replace(/^( *)pages:/m, `$1entries: ['${name}'],\n$&`)
  if (exits.length > 0)
    next =
      appendToLiteral(next, 'exits', '{', `${key}: { ${mapped} }`) ??
      next.replace(/^( *)pages:/m, `$1exits: { ${key}: { ${mapped} } },\n$&`)
  next = next.replace(/((?:^import .*\n)+)/m, `$1import { ${step} } from './${step}/step.ts'\n`)
  return exits.length > 0 ? withImport(next, 'back') : next
}

/** The derived tests with a page more that makes no call; a test without `attackedPages` stays as it is. */
export function nameSilent(text: string, name: string): string {
  const [, before = '', options] = /(\battackedPages\(\w+)(, \{)?/.exec(text) ?? []
  if (before === '') return text
  if (options === undefined) return text.replace(before, `${before}, { silent: ['${name}'] }`)
  return (
    appendToLiteral(text, 'silent', '[', `'${name}'`) ??
    text.replace(before + options, `${before}, { silent: ['${name}'],`)
  )
}

/** A definition that is a partner's channel and nothing else, as one that can take more. */
const spellOut = (text: string) =>
  text.replace(
    /^((?:\/\*\*.*\*\/\n)?)(export const \w+ = defineFlow\()(partnerChannel\(.*\))\)$/m,
    (_, comment: string, head: string, call: string) =>
      [
        `const channel = ${call}\n`,
        `${comment}${head}{`,
        '  ...channel,',
        '  entries: [...channel.entries],',
        '  pages: { ...channel.pages },',
        '  exits: { ...channel.exits },',
        '})',
      ].join('\n'),
  )

/** What a definition takes as a whole from elsewhere, `pages: partnerPages('a'),`, as a literal that can take more. */
const spread = (text: string, key: string) =>
  text.replace(new RegExp(`^( *)${key}: ([\\w.]+(?:\\(.*\\))?),$`, 'm'), `$1${key}: { ...$2 },`)

const CLOSING = { '{': '}', '[': ']' } as const

/** Adds an element at the end of `key: {…}` or `key: […]`; null when the text has no such literal. */
function appendToLiteral(
  text: string,
  key: string,
  bracket: keyof typeof CLOSING,
  element: string,
): string | null {
  const at = new RegExp(`\\b${key}: \\${bracket}`).exec(text)
  if (!at) return null
  let depth = 1
  let end = at.index + at[0].length
  while (depth > 0 && end < text.length) {
    if (text[end] === bracket) depth += 1
    if (text[end] === CLOSING[bracket]) depth -= 1
    end += 1
  }
  const before = text.slice(0, end - 1).trimEnd()
  const comma = /[,[{]$/.test(before) ? '' : ','
  return `${before}${comma} ${element} ${text.slice(end - 1)}`
}

/** Adds a name to the import from `@koo/flow`. */
function withImport(text: string, name: string): string {
  return text.replace(/import \{ ([^}]*) \} from '@koo\/flow'/, (_, list: string) => {
    const names = new Set(list.split(',').map((each) => each.trim()))
    return `import { ${[...names.add(name)].toSorted().join(', ')} } from '@koo/flow'`
  })
}
