/** The DevTools protocol over one socket: requests with their replies, and events. */

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** No reply takes longer while the browser lives. */
const PATIENCE = 30_000

/** A connection to one page. */
export class DevTools {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners = new Map<string, (params: never) => void>()
  #last = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message))
    socket.addEventListener('close', () => this.#lose())
  }

  static async connect(url: string): Promise<DevTools> {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)), { once: true })
    })
    return new DevTools(socket)
  }

  #receive({ id, method, params, result, error }: Message): void {
    if (method !== undefined) return this.#listeners.get(method)?.(params as never)
    const waiting = this.#waiting.get(id ?? -1)
    this.#waiting.delete(id ?? -1)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
  }

  #lose(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'))
    this.#waiting.clear()
  }

  /** Sends a command. `R`: what the protocol says of its reply. */
  async send<R = unknown>(method: string, params: object = {}): Promise<R> {
    if (this.#socket.readyState !== WebSocket.OPEN) throw new Error('the browser has gone')
    const id = (this.#last += 1)
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<R>((resolve, reject) => {
        this.#waiting.set(id, { resolve: (result) => resolve(result as R), reject })
        timer = setTimeout(() => reject(new Error(`${method} was not replied to`)), PATIENCE)
        this.#socket.send(JSON.stringify({ id, method, params }))
      })
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(id)
    }
  }

  /** `P`: what the protocol says of the event. One listener an event. */
  on<P>(method: string, listener: (params: P) => void): void {
    this.#listeners.set(method, listener)
  }

  close(): void {
    this.#socket.close()
  }
}
