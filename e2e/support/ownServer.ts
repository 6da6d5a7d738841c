import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { nodeProgram } from './nodeProgram.ts'

const e2e = path.join(import.meta.dirname, '..')

/** The app's server in its own process, so that a test can kill it. It serves the build of the other tests. */
export class OwnServer {
  readonly #db: string
  #port = 0
  #process: ChildProcess | null = null

  /** `db`: the file with the worlds. */
  constructor(db: string) {
    this.#db = db
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts the server, after a kill with the same port and file. Resolves when it replies. */
  async start(): Promise<void> {
    const options = ['server.ts', '--keep', '--port', String(this.#port), '--db', this.#db]
    const child = spawn(nodeProgram(), options, { cwd: e2e, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /^serving http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (port === undefined) continue
      this.#port = Number(port)
      return
    }
    throw new Error('the server ended before it served')
  }

  /** `kill -9`: no shutdown, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
