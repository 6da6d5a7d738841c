import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url))

/** A sandbox in its own process. */
export interface Server {
  url: string
  pid: number
  /** Kills the process at once, like a power failure. */
  kill: () => Promise<void>
}

/** Starts the command line and waits for its address. */
export async function startServer(...options: string[]): Promise<Server> {
  const child = spawn(process.execPath, [CLI, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [
    unknown,
  ]
  const url = /^sandbox on (http:\S+)$/.exec(String(line))?.[1]
  if (url === undefined || child.pid === undefined)
    throw new Error(`the sandbox did not start: ${String(line)}`)
  return {
    url,
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
