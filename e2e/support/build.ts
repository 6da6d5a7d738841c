import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../../app/scripts/buildApp.ts'
import { demoSettings } from '../../app/scripts/demo.ts'
import { COLLECTED } from './privacy.ts'

const outDir = 'dist-e2e'

/** Builds the production app (no lab) for the pages of the sandbox, with the test font; answers its folder. */
export async function buildForSandbox({ port, keep }: { port: number; keep: boolean }): Promise<string> {
  const dist = path.join(import.meta.dirname, '../../app', outDir)
  if (keep && existsSync(dist)) return dist
  process.env['VITE_TEST_FONT'] = '1'
  // The sandbox reads from the name of a file what to reply.
  process.env['VITE_KEEP_FILE_NAMES'] = '1'
  // The sandbox replaces the bank's page, the hosts of agreements, those on which messengers ask their customers, and the cloud.
  Object.assign(process.env, demoSettings)
  // The sandbox's page of a partner, which shows the app in a frame.
  process.env['VITE_PARTNER_ORIGINS'] = `http://127.0.0.1:${port}`
  // What is counted and reported is sent, so that a test can read it.
  process.env['VITE_ANALYTICS_URL'] = COLLECTED
  process.env['VITE_MONITOR_URL'] = COLLECTED
  return buildApp({ outDir, lab: false })
}
