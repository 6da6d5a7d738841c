// Reads every script of the built app: nothing in it may be newer than the oldest browsers of its build. `--dist FOLDER`: of
// another build than app/dist.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { nameFaults, newNames } from './apis.ts'
import { newSyntax } from './syntax.ts'

/** The oldest browsers of each build; see "Which browsers" in the README. */
const MODERN = { chromium: 113, safari: 17, firefox: 115 }
const OLD = { chromium: 69, safari: 14 }
/** What the script reads that says that a browser is too old. */
const ANY = { chromium: 30, safari: 8, firefox: 30 }

const { values } = parseArgs({ options: { dist: { type: 'string' } } })
const dist = path.resolve(values.dist ?? path.join(import.meta.dirname, '../../dist'))
const filesIn = (folder: string, ending: string) =>
  fs
    .readdirSync(path.join(dist, folder), { recursive: true })
    .map((name) => path.posix.join(folder, String(name)))
    .filter((name) => name.endsWith(ending))
const read = (name: string) => fs.readFileSync(path.join(dist, name), 'utf8')
const named = (name: string, faults: readonly string[]) => faults.map((fault) => `${name}: ${fault}`)

const scripts = filesIn('assets', '.js')
const pages = filesIn('.', '.html')
const used = new Set<string>()
const faults = scripts.flatMap((name) => {
  const floor = name.startsWith('assets/old/') ? OLD : MODERN
  const code = read(name)
  for (const each of newNames(code, floor)) used.add(each)
  return named(name, newSyntax(code, floor))
})
let inline = 0
for (const name of pages)
  for (const [, code = ''] of read(name).matchAll(/<script>([^]*?)<\/script>/g)) {
    inline += 1
    // The one in the body has to be read where nothing else can be.
    faults.push(...named(name, newSyntax(code, code.startsWith('window.kooRuns||') ? ANY : OLD, 'script')))
  }
faults.push(...nameFaults(used))
// A build that has moved would have no faults.
if (!scripts.some((name) => name.startsWith('assets/old/')) || inline < 4)
  faults.push(`${dist} is no whole build`)

console.log(`${scripts.length} scripts and ${inline} in ${pages.length} pages read`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
