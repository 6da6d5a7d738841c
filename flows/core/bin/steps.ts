import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FlowData } from '../src/flow.ts'
import type { ConsentName } from '../src/consents.ts'
import type { Step } from '../src/step.ts'
import { pageFiles } from './pageSources.ts'
import { factsOf, hint, type ConsentUse, type FlowFacts, type PageFacts } from '../src/tools/index.ts'
import { loadAll } from './packages.ts'
import { pageSizes } from './pageSizes.ts'

/** The folder of a page's step, read from the import of its file; null for a page that is written in place. */
function stepFolder(step: Step, packageFolder: string): string | null {
  const imported = /import\w*\(\s*["'](?:\/@fs)?(.+?)["']/.exec(String(step.file))?.[1]
  if (imported === undefined) return null
  // The loader gives files beside the package as '/name/src/…', all others by their whole path.
  const file = existsSync(imported) ? imported : path.join(path.dirname(packageFolder), imported)
  for (let at = path.dirname(file); at !== path.dirname(at); at = path.dirname(at))
    if (existsSync(path.join(at, 'step.ts'))) return at
  return path.dirname(file)
}

/** Names of the folders of a flow's steps. */
export const stepNames = (flow: FlowData, packageFolder: string): string[] =>
  Object.values(flow.pages).flatMap((step) => {
    const folder = stepFolder(step, packageFolder)
    return folder === null ? [] : [path.basename(folder)]
  })

/** `channel/idAuth` as the client's function is called. */
const functionOf = (call: string) => call.replace(/[/_-]+(.)/g, (_, letter: string) => letter.toUpperCase())

/** An import of a part that records what the customer agrees to; the loan page that publishes has one. */
const TAKES = /from '@koo\/(?:(?:page|steps)\/consent|steps\/loan\/published)'/
/** A call that is named for its types alone is not made. */
const TYPES = /import type \{[^}]*\}|\b(?:type|typeof) \w+/g
/** What publishes is defined in a file that pages share; those that send it use this hook, or the page that does. */
const [DEFINES, SENDS] = [/\bdefinePublishing\b/, /\b(?:usePublish|PublishedLoan)\b/]

/** What the sources of each page say of consents: the calls that need one, and whether the page takes one. */
export const consentUses = (
  flow: FlowData,
  packageFolder: string,
  calls: Readonly<Record<string, ConsentName>>,
): ConsentUse[] =>
  Object.entries(flow.pages).flatMap(([page, step]) => {
    const folder = stepFolder(step, packageFolder)
    const file = path.join(folder ?? '', 'step.ts')
    if (folder === null || !existsSync(file)) return []
    const files = pageFiles(file)
    const sends = files.some((text) => SENDS.test(text))
    const sending = files
      .filter((text) => sends || !DEFINES.test(text))
      .join('\n')
      .replaceAll(TYPES, '')
    const made = Object.entries(calls).filter(([call]) =>
      new RegExp(`\\b${functionOf(call)}\\b`).test(sending),
    )
    const takes = files.some((text) => TAKES.test(text))
    return [{ page, calls: made.map(([call, consent]) => ({ path: call, consent })), takes }]
  })

/** Pages and blocks of `steps/src` that use one of them, by its name, directly or through another one. */
function foldersThatUse(name: string, root: string): Set<string> {
  const steps = path.join(root, 'steps', 'src')
  const users = new Set([name])
  const imports = globSync('{pages,blocks}/*/**/*.{ts,tsx}', { cwd: steps })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => ({
      by: file.split(path.sep)[1] ?? '',
      used: [
        ...readFileSync(path.join(steps, file), 'utf8').matchAll(
          /from '(?:\.\.\/)+(?:(?:pages|blocks)\/)?([\w-]+)\//g,
        ),
      ].map(([, used = '']) => used),
    }))
  for (let before = 0; before !== users.size;) {
    before = users.size
    for (const { by, used } of imports) if (used.some((each) => users.has(each))) users.add(by)
  }
  return users
}

/** A page with the folder of its step, and how many lines of source that has. */
export interface SizedPage extends PageFacts {
  readonly step: string | null
  readonly lines: number | null
}
/** A flow with the folder of its package. */
export interface SizedFlow extends FlowFacts {
  readonly package: string
  readonly pages: readonly SizedPage[]
}

/** The facts of every flow below `root`, with the step of each page. */
export async function allFacts(root: string): Promise<SizedFlow[]> {
  const sizes = new Map(
    pageSizes(root).map(({ folder, lines: { page, step, schema, data } }) => [
      folder,
      page + step + schema + data,
    ]),
  )
  const sized = (page: PageFacts, step: Step | undefined, folder: string): SizedPage => {
    const at = step ? stepFolder(step, folder) : null
    const name = at === null ? null : path.relative(path.resolve(root), at)
    return { ...page, step: name, lines: name === null ? null : (sizes.get(name) ?? null) }
  }
  return (await loadAll(root)).flatMap(({ folder, flows }) =>
    flows.map((flow) => {
      const facts = factsOf(flow)
      const pages = facts.pages.map((page) => sized(page, flow.pages[page.page], folder))
      return { ...facts, package: path.basename(folder), pages }
    }),
  )
}

/**
 * The pages that a change of a step, or of a building block beside the steps, touches; else the pages of that name. Throws
 * when there is neither.
 */
export function pagesTouchedBy(name: string, flows: readonly SizedFlow[], root: string) {
  const wanted = foldersThatUse(name, root)
  const all = flows.flatMap(({ id, pages }) => pages.map((page) => ({ id, ...page })))
  const touched = all.filter(({ step }) => step !== null && wanted.has(path.basename(step)))
  if (touched.length > 0) return touched
  const named = all.filter(({ page, pageId, path: at }) => [page, pageId, at].includes(name))
  if (named.length > 0) return named
  const names = all.flatMap(({ step, page }) => [...(step === null ? [] : [path.basename(step)]), page])
  throw new Error(`no step and no page is called '${name}'${hint(name, [...new Set(names)])}`)
}
