import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WorldView } from '../src/index.ts'
import { mixSeed, nextRandom } from '../src/engine/random.ts'
import { Person } from '../src/testing/client.ts'
import { startServer } from './server.ts'
import { factsOf, writesOf, type Fact, type Write } from './writes.ts'

/** Customers of a round, and how many of them act at the same time. */
const CUSTOMERS = 8
const WRITERS = 4

/** Result of the kills. */
export interface KillFigures {
  rounds: number
  /** Writes that got a reply. */
  acknowledged: number
  /** Of these, entries that were missing in the ledger after the restart. */
  lost: Fact[]
  /** Writes in progress when the process was killed, which were repeated afterwards. */
  repeated: number
  /** Entries that are in the ledger twice, or that no request created. */
  twice: Fact[]
}

interface Customer {
  person: Person
  userId: string
  /** Writes that have not started yet. */
  left: Write[]
  acknowledged: Fact[]
  underWay: Write | null
}

/**
 * Kills a sandbox with worlds in a file while several clients write, starts it again, checks the ledger, and repeats
 * all writes without a reply.
 *
 * @param rounds number of kills; each in a scope of its own and at another moment
 */
export async function killRounds(rounds: number, seed = 1): Promise<KillFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
  const figures: KillFigures = { rounds, acknowledged: 0, lost: [], repeated: 0, twice: [] }
  let random = mixSeed(`kill ${seed}`)
  let server = await startServer('--db', join(folder, 'worlds.db'))
  try {
    for (let round = 0; round < rounds; round += 1) {
      const next = nextRandom(random)
      random = next.state
      const origin = { fetch, origin: server.url }
      const customers = await settle(origin, `round-${round}`)
      const before = await ledger(customers)
      await untilKilled(customers, 1 + Math.floor(next.value * CUSTOMERS * 8), server.kill)
      server = await startServer('--db', join(folder, 'worlds.db'))
      origin.origin = server.url
      await compare(customers, before, figures)
    }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return figures
}

/** Creates a world with customers who have a bill to pay and a signed application. */
async function settle(mount: Person['mount'], scope: string): Promise<Customer[]> {
  const limit = { total: 200_000, lenderCap: 200_000, temporary: null }
  await new Person(mount, scope).admin('POST', 'reset', { persona: 'bill-today', tweak: { limit } })
  const customers: Customer[] = []
  for (let k = 0; k < CUSTOMERS; k += 1) {
    const person = new Person(mount, scope)
    const mobile = `13${k}00000402`
    const { token, userId } = await person.admin<{ token: string; userId: string }>('POST', 'sign-in', {
      mobile,
    })
    person.token = token
    const terms = await person.terms({ amount: 500 })
    const left = writesOf(k, { terms, signNo: await person.sign(terms) })
    customers.push({ person, userId, left, acknowledged: [], underWay: null })
  }
  return customers
}

/** Lets several customers act at the same time, and kills the server after some replies. */
async function untilKilled(
  customers: readonly Customer[],
  enough: number,
  kill: () => Promise<void>,
): Promise<void> {
  let answers = 0
  let killed: Promise<void> | undefined
  const queue = [...customers]
  const writers = Array.from({ length: WRITERS }, async () => {
    for (let customer = queue.shift(); customer; customer = queue.shift()) {
      for (let write = customer.left.shift(); write && !killed; write = customer.left.shift()) {
        customer.underWay = write
        try {
          customer.acknowledged.push(await write.run(customer.person))
        } catch (error) {
          if (error instanceof TypeError && killed) return
          throw error
        }
        customer.underWay = null
        answers += 1
        if (answers >= enough) killed ??= kill()
      }
    }
  })
  await Promise.all(writers)
  await (killed ?? kill())
}

async function ledger(customers: readonly Customer[]): Promise<Map<Customer, Fact[]>> {
  const [first] = customers
  if (!first) return new Map()
  const world = await first.person.admin<WorldView>('GET', 'world')
  return new Map(customers.map((customer) => [customer, factsOf(world, customer.userId)]))
}

/** After the restart: is every entry there, and is it there once after the writes were repeated? */
async function compare(
  customers: readonly Customer[],
  before: Map<Customer, Fact[]>,
  figures: KillFigures,
): Promise<void> {
  const kept = await ledger(customers)
  for (const customer of customers) {
    const { acknowledged, underWay } = customer
    figures.acknowledged += acknowledged.length
    figures.lost.push(...acknowledged.filter((fact) => !kept.get(customer)?.includes(fact)))
    if (!underWay) continue
    acknowledged.push(await underWay.run(customer.person))
    figures.repeated += 1
  }
  const after = await ledger(customers)
  for (const customer of customers) {
    const wanted = [...(before.get(customer) ?? []), ...customer.acknowledged]
    const found = after.get(customer) ?? []
    figures.lost.push(...without(wanted, found))
    figures.twice.push(...without(found, wanted))
  }
}

/** The items that are more often in the first list than in the second. */
function without(list: readonly Fact[], other: readonly Fact[]): Fact[] {
  const left = [...other]
  return list.filter((fact) => {
    const at = left.indexOf(fact)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
