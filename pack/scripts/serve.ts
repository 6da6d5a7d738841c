// What an app of the guides is tried with: its built files on a server, and the sandbox beside it.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import path from 'node:path'
import { bin, cleanEnv } from './run.ts'

interface Serving {
  base?: string
  headers?: Record<string, string>
  /** Paths that another server has, and where it is. */
  proxy?: Record<string, string>
}

/** Serves a folder of built files. */
export async function serve(dist: string, { base = '/', headers = {}, proxy = {} }: Serving = {}) {
  const { preview } = await import('vite')
  // The other server is asked at the origin of this one, as behind one domain.
  const asked = Object.fromEntries(
    Object.entries(proxy).map(([from, target]) => [from, { target, changeOrigin: false }]),
  )
  const { httpServer, resolvedUrls } = await preview({
    root: path.dirname(dist),
    base,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1', headers, proxy: asked },
  })
  return { url: resolvedUrls?.local[0] ?? '', close: () => httpServer.close() }
}

/** Runs `npx @koo/sandbox` on a Node version until `work` resolves; `work` gets its address. */
export async function withSandbox(
  folder: string,
  node: string,
  work: (url: string) => Promise<unknown>,
  ...options: string[]
): Promise<void> {
  const program = path.join(folder, bin('koo-sandbox'))
  const child = spawn(node, [program, '--port', '0', '--sign-in', 'demo', ...options], { env: cleanEnv() })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await work(await addressOf(child))
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString()
        const [, url] = /sandbox on (\S+)/.exec(said) ?? []
        if (url) resolve(url)
      })
    child.once('exit', (code: number | null) => reject(new Error(`the sandbox ended with ${code}: ${said}`)))
  })
}
