/**
 * Walks through the product in old browsers and in WebKit. `node run.ts [--only c69,wk] [--walk loan,siku] [--pictures FOLDER]
 * [--keep] [--report FILE]`: `--keep` serves the existing build. `--floor` is the part in every test run: a loan in three old
 * browsers, and what a browser below the floor is told.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { until, type Driver } from './driver.ts'
import { engines, type Engine } from './engines.ts'
import { tableOf, writeReport, type NotRun, type Row } from './report.ts'
import { startServer } from './server.ts'
import { allWalks, belowFloor, loan } from './walks/index.ts'
import type { Walk } from './walks/walk.ts'
import { World } from './world.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    walk: { type: 'string' },
    pictures: { type: 'string' },
    report: { type: 'string' },
    floor: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

/** The floor, and the kernels of HarmonyOS 4 and QQ near the two ends of what the old build is for. */
const FLOOR_ENGINES = ['c64', 'c69', 'c83', 'c109']

/** The items that a text names, all of them without one. A name stands for all that begin with it and a line. */
function chosen<T extends { readonly name: string }>(
  all: readonly T[],
  names: string | undefined,
): readonly T[] {
  if (names === undefined) return all
  return names.split(',').flatMap((wanted) => {
    const found = all.filter(({ name }) => name === wanted || name.startsWith(`${wanted}/`))
    if (found.length === 0)
      throw new Error(`${wanted} is unknown. Known: ${all.map(({ name }) => name).join(', ')}`)
    return found
  })
}

const { pictures } = values
const run = chosen(engines, values.only ?? (values.floor ? FLOOR_ENGINES.join() : undefined))
const walks = values.floor ? [loan] : chosen(await allWalks(), values.walk)
const server = await startServer(values.keep)

/** How often and how long, ms, a picture is taken anew because the page still moves. */
const LOOKS = { times: 20, every: 100 }

/** A picture of a page that stands still. */
async function stillPicture(driver: Driver): Promise<Buffer> {
  let last = await driver.picture()
  for (let time = 0; time < LOOKS.times; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOKS.every))
    const now = await driver.picture()
    if (now.equals(last)) break
    last = now
  }
  return last
}

async function walkOnce(walk: Walk, driver: Driver, engine: Engine): Promise<Row> {
  const begun = Date.now()
  const world = new World(driver, server.origin)
  const errors: string[] = []
  const take = async (name: string) => {
    if (pictures === undefined) return
    await mkdir(pictures, { recursive: true })
    await writeFile(
      path.join(pictures, `${name.replaceAll(/[\s/]+/g, '-')}--${engine.name}.png`),
      await stillPicture(driver),
    )
  }
  const see = async (name: string) => {
    // A page that is being replaced has no faults.
    const faults = await world.page.gapsToNothing().catch(() => [])
    for (const found of faults) errors.push(`${name}: a gap to nothing before ${found}`)
    await take(name)
  }
  try {
    await walk.run({ world, page: world.page, see })
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error))
    await take(`failed-${walk.name}`).catch(() => undefined)
  }
  // A page below the floor is told about by what fails in it.
  if (!engine.isBelowFloor) errors.push(...driver.takeErrors())
  return { engine: engine.name, version: driver.version, walk: walk.name, ms: Date.now() - begun, errors }
}

/** Whether the browser still answers; while a page is being replaced it does not. */
const answers = (driver: Driver): Promise<boolean> =>
  until('the browser answers', async () => ((await driver.evaluate('true')) ? true : undefined)).catch(
    () => false,
  )

async function walkAll(engine: Engine): Promise<Row[]> {
  const rows: Row[] = []
  let driver: Driver | null = null
  let isReopened = false
  try {
    driver = await engine.open()
    for (const walk of engine.isBelowFloor ? [belowFloor] : walks) {
      let row = await walkOnce(walk, driver, engine)
      // An old browser may hang on a busy machine: it is opened again once. One that hangs twice is told.
      if (row.errors.length > 0 && !isReopened && !(await answers(driver))) {
        isReopened = true
        await driver.close()
        driver = await engine.open()
        row = await walkOnce(walk, driver, engine)
      }
      console.log(tableOf([row], []))
      rows.push(row)
    }
  } catch (error) {
    rows.push({ engine: engine.name, version: '', walk: 'start', ms: 0, errors: [String(error)] })
  } finally {
    await driver?.close()
  }
  return rows
}

const rows: Row[] = []
const notRun: NotRun[] = []
for (const engine of run) {
  if (engine.missing === null) rows.push(...(await walkAll(engine)))
  else notRun.push({ engine: engine.name, why: engine.missing })
}
await server.close()
console.log(`\n${tableOf(rows, notRun)}`)
if (values.report !== undefined) writeReport(values.report, rows)
process.exit(rows.some(({ errors }) => errors.length > 0) ? 1 : 0)
