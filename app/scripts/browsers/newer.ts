// Makes `newer.json` anew: `node scripts/browsers/newer.ts PATH/data.json`, with the file of the package
// @mdn/browser-compat-data (8.1.9), which is too large to install for everybody. A name with several holders counts as new only
// when it is new in all of them, so that a name in it is newer than the floor wherever it is used.
import fs from 'node:fs'
import path from 'node:path'

/** What the data says of one browser, of one feature, and of a holder with its members. */
interface Support {
  version_added?: string | boolean | null
  flags?: unknown
  prefix?: string
  alternative_name?: string
}
interface Feature {
  __compat?: { support: Record<string, Support | Support[] | undefined> }
}
type Holders = Record<string, Feature & Record<string, Feature>>

const { api, javascript } = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as {
  api: Holders
  javascript: { builtins: Holders }
}
/** What pages can have at hand; other interfaces come through one of their names. */
const HOLDERS =
  /^(AbortController|AbortSignal|Animation|Blob|Cache|CSS|Crypto|Document|DocumentFragment|Element|Event|EventTarget|File|FormData|Headers|History|HTML\w+Element|Intersection\w*|Location|MediaDevices|MediaQueryList|MediaRecorder|MediaStream\w*|Navigator|Node|NodeList|Performance|Range|Request|ResizeObserver\w*|Response|Selection|Storage\w*|SubmitEvent|TextDecoder|URL|URLSearchParams|VisualViewport|Window)$/

const since = (support: Record<string, Support | Support[] | undefined>, browser: string): number => {
  const all = [support[browser] ?? []]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name)
  const { version_added: version } = all[0] ?? {}
  if (version === undefined || version === false || version === null || version === 'preview') return 999
  return Number.parseFloat(String(version).replace('≤', '')) || 0
}

const found = new Map<string, { versions: [number, number, number]; isOurs: boolean }[]>()
function read(name: string, { __compat: compat }: Feature, isOurs: boolean): void {
  if (!compat || !/^(at|[a-zA-Z]{3,})(_static)?$/.test(name)) return
  const plain = name.replace(/_static$/, '')
  const of = (browser: string) => since(compat.support, browser)
  const versions: [number, number, number] = [of('chrome'), of('safari_ios'), of('firefox')]
  found.set(plain, [...(found.get(plain) ?? []), { versions, isOurs }])
}
for (const [name, holder] of Object.entries(api)) {
  read(name, holder, true)
  for (const [member, part] of Object.entries(holder)) read(member, part, HOLDERS.test(name))
}
for (const [name, holder] of Object.entries(javascript.builtins)) {
  read(name, holder, true)
  for (const [member, part] of Object.entries(holder)) read(member, part, name !== 'Temporal')
}

const newer: Record<string, number[]> = {}
for (const [name, holders] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const isNew = holders.every(({ versions: [chromium, safari] }) => chromium > 69 || safari > 14)
  if (!isNew || !holders.some(({ isOurs }) => isOurs)) continue
  if (holders.every(({ versions }) => versions.every((version) => version === 999))) continue
  newer[name] = [0, 1, 2].map((at) => Math.min(...holders.map(({ versions }) => versions[at] ?? 999)))
}
const lines = Object.entries(newer).map(
  ([name, versions]) => `${JSON.stringify(name)}:${JSON.stringify(versions)}`,
)
fs.writeFileSync(path.join(import.meta.dirname, 'newer.json'), `{${lines.join(',\n')}}\n`)
