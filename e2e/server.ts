/**
 * Serves the production app (no lab) with the test font, and the sandbox on the same origin. `node server.ts --port N
 * [--db FILE] [--keep]`: `--keep` serves the existing build.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from '../app/scripts/build-app.ts'
import { demoAuthorisation } from '../app/scripts/demo.ts'
import { serve } from '../app/scripts/serve.ts'
import { COLLECTED } from './support/privacy.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4180' },
    db: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

const outDir = 'dist-e2e'
const dist = path.join(import.meta.dirname, '..', 'app', outDir)
if (!values.keep || !existsSync(dist)) {
  process.env['VITE_TEST_FONT'] = '1'
  // The sandbox replaces the bank's page and the hosts of agreements.
  process.env['VITE_OWN_PATHS'] = '/__sandbox'
  // The sandbox reads from the name of a file what to reply.
  process.env['VITE_KEEP_FILE_NAMES'] = '1'
  // The sandbox's page replaces those on which messengers ask their customers.
  Object.assign(process.env, demoAuthorisation)
  // The sandbox's page of a partner, which shows the app in a frame.
  process.env['VITE_PARTNER_ORIGINS'] = `http://127.0.0.1:${values.port}`
  // What is counted and reported is sent, so that a test can read it.
  process.env['VITE_ANALYTICS_URL'] = COLLECTED
  process.env['VITE_MONITOR_URL'] = COLLECTED
  await buildApp({ outDir, lab: false })
}
const { origin } = await serve(dist, {
  port: Number(values.port),
  collects: COLLECTED,
  sandbox: values.db ? { db: values.db } : {},
})
console.log(`serving ${origin}`)
