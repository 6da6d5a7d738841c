import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import path from 'node:path'
import { isSandboxAddress, sandboxListener } from '@koo/sandbox/node'
import { announce, portFrom, refusePort } from './console.ts'
import { demoSettings } from './demo.ts'
import { appRoot } from './root.ts'
import { BASE } from './serve.ts'

const { values } = parseArgs({ options: { db: { type: 'string' }, port: { type: 'string' } } })
const port = portFrom(values.port ?? process.env['PORT'], 4173)

// The sandbox sits in front of Vite on the same origin, as it does in the built demo.
const sandbox = sandboxListener({ db: values.db })
Object.assign(process.env, { ...demoSettings, ...process.env })
const server = await createServer({
  root: appRoot,
  configFile: path.join(appRoot, 'vite.config.ts'),
  server: { port, strictPort: true, host: '127.0.0.1' },
  plugins: [
    {
      name: 'koo-sandbox',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          if (isSandboxAddress(request.originalUrl ?? '')) sandbox.handle(request, response)
          else next()
        })
      },
    },
  ],
})
await server.listen().catch((error: unknown) => refusePort(error, port))
announce(`http://127.0.0.1:${port}${BASE}/`, values.db)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Vite handles the signal as well, and exits with this code.
    process.exitCode = 0
    void server.close().then(() => process.exit())
  })
}
