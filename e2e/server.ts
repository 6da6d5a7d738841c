/**
 * Serves the production app (no lab) with the test font, and the sandbox on the same origin. `node server.ts --port N
 * [--db FILE] [--keep]`: `--keep` serves the existing build.
 */
import { parseArgs } from 'node:util'
import { serve } from '../app/scripts/serve.ts'
import { buildForSandbox } from './support/build.ts'
import { COLLECTED } from './support/privacy.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4180' },
    db: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

const port = Number(values.port)
const { origin } = await serve(await buildForSandbox({ port, keep: values.keep }), {
  port,
  collects: COLLECTED,
  sandbox: values.db ? { db: values.db } : {},
})
console.log(`serving ${origin}`)
