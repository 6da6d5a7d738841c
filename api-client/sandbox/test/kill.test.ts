import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WorldView } from '../src/index.ts'
import { Person, serial } from './client.ts'

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
/** Acknowledged publishes before each kill: early, in the middle, in a busy stretch. */
const ROUNDS = [1, 7, 16, 30]

let folder = ''
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the command line on the database and waits for its address. */
async function start(): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [CLI, '--db', join(folder, 'worlds.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [unknown]
  const url = /^sandbox on (http:\S+)$/.exec(String(line))?.[1]
  if (url === undefined) throw new Error(`the sandbox did not start: ${String(line)}`)
  return {
    url,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

describe('a sandbox killed in the middle of publishing', () => {
  it('has lost nothing it acknowledged and made nothing twice', async () => {
    let server = await start()
    const person = new Person({ fetch, origin: server.url })
    await person.admin('POST', 'reset', { tweak: { limit: { total: 1_000_000, lenderCap: 1_000_000 } } })
    await person.signIn()
    const request = await person.readyToPublish(serial(0), { amount: 500 })

    const acknowledged = new Map<string, string>()
    let next = 0
    for (const enough of ROUNDS) {
      const goal = acknowledged.size + enough
      let running = true
      const inFlight: string[] = []
      // Four writers at once, so that the kill meets calls at every stage.
      const writers = Array.from({ length: 4 }, async () => {
        while (running) {
          const serialNumber = serial(next++)
          inFlight.push(serialNumber)
          try {
            const reply = await person.call('cash/publishV2', { ...request, serialNumber })
            acknowledged.set(serialNumber, reply.loanId)
            inFlight.splice(inFlight.indexOf(serialNumber), 1)
          } catch (error) {
            if (!(error instanceof TypeError)) throw error
            return
          }
          if (acknowledged.size >= goal && running) {
            running = false
            await server.kill()
          }
        }
      })
      await Promise.all(writers)

      server = await start()
      person.mount.origin = server.url
      const world = await person.admin<WorldView>('GET', 'world')
      const kept = new Map(world.loans.map((loan) => [loan.serialNumber, loan.loanId]))
      expect(kept.size, 'nothing twice').toBe(world.loanCount)
      expect(Object.fromEntries(kept), 'nothing lost').toMatchObject(Object.fromEntries(acknowledged))

      // What was not acknowledged is sent again: it is made now, or it was made before and comes back.
      for (const serialNumber of inFlight) {
        const { loanId } = await person.call('cash/publishV2', { ...request, serialNumber })
        expect(loanId).toBe(kept.get(serialNumber) ?? loanId)
        acknowledged.set(serialNumber, loanId)
      }
    }
    const { loanCount, repeatedSerials } = await person.admin<WorldView>('GET', 'world')
    expect({ loanCount, repeatedSerials }).toEqual({ loanCount: acknowledged.size, repeatedSerials: [] })
    expect(loanCount).toBeGreaterThanOrEqual(ROUNDS.reduce((sum, count) => sum + count, 0))
  }, 60_000)
})
