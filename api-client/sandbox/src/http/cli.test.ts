import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person } from '../testing/client.ts'

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))

let folder = ''
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-cli-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(...options: string[]): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child = spawn(process.execPath, [CLI, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const url = /^sandbox on (http:\S+)$/.exec(line)?.[1] ?? ''
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number]
      return code
    },
  }
}

/** A port that was free a moment before. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe('the command line', () => {
  it('accepts port, database, persona, seed and a fixed token, and stops on a signal', async () => {
    const port = await freePort()
    const options = ['--port', String(port), '--db', join(folder, 'worlds.db'), '--persona', 'no-card']
    const first = await start(...options, '--seed', '9', '--sign-in', 'fixed-token')
    expect(first.url).toBe(`http://127.0.0.1:${port}`)
    const person = new Person({ fetch, origin: first.url })
    expect(await person.admin('GET', 'state')).toMatchObject({ persona: 'no-card', seed: 9 })
    person.token = 'fixed-token'
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toEqual([])
    expect(await first.stop()).toBe(0)

    const second = await start('--db', join(folder, 'worlds.db'))
    const again = new Person({ fetch, origin: second.url })
    expect(await again.admin('GET', 'state'), 'the world is kept').toMatchObject({
      persona: 'no-card',
      seed: 9,
    })
    const stranger = new Person({ fetch, origin: second.url }, 'new')
    expect(await stranger.admin('GET', 'state')).toMatchObject({ persona: 'old-customer', seed: 1 })
  })

  it.each([
    [['--port', 'x'], '--port must be a whole number'],
    [['--seed=-1'], '--seed must be a whole number'],
    [['--persona', 'nobody'], 'nobody'],
    [['--colour'], '--colour'],
  ])('%j is refused', (options, reason) => {
    const { status, stderr } = spawnSync(process.execPath, [CLI, ...options], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(reason)
    expect(stderr, 'a sentence, not a trace').not.toContain('    at ')
  })

  it('explains itself', () => {
    const { stdout } = spawnSync(process.execPath, [CLI, '--help'], { encoding: 'utf8' })
    for (const option of ['--port', '--host', '--db', '--persona', '--seed', '--sign-in'])
      expect(stdout).toContain(option)
  })
})
