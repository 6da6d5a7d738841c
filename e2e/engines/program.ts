/** Programs that a run starts, and that must not outlive it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** How much of the output is kept for a message, characters. */
const KEPT = 4_000

const running = new Set<Program>()

/** A program with everything that it starts itself: all of it ends together, also when this process ends early. */
export class Program {
  readonly #child: ChildProcess
  readonly #listeners: ((line: string) => void)[] = []
  #tail = ''

  constructor(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    // In a group of its own: browsers are many processes.
    this.#child = spawn(file, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.on('error', (error) => this.#take(String(error)))
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#take(text))
    running.add(this)
  }

  #take(text: string): void {
    this.#tail = (this.#tail + text).slice(-KEPT)
    for (const line of text.split('\n')) for (const listener of this.#listeners) listener(line)
  }

  /** The end of what it has printed. */
  get printed(): string {
    return this.#tail
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  onLine(listener: (line: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Kills the group at once: nothing of a browser is worth a shutdown. */
  kill(): void {
    running.delete(this)
    const { pid } = this.#child
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }

  async end(): Promise<void> {
    if (this.hasEnded) return this.kill()
    const gone = once(this.#child, 'exit')
    this.kill()
    await gone
  }
}

process.on('exit', () => {
  for (const program of running) program.kill()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
