import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../../app/scripts/build-app.ts'
import { serve, type RunningServer } from '../../app/scripts/serve.ts'
import { buildForSandbox } from '../support/build.ts'
import { COLLECTED } from '../support/privacy.ts'

/**
 * Serves the app and the sandbox on a free port: the production build, which is made where there is none, or that of the
 * journeys, which may open the pages that the sandbox shows in place of partners and banks.
 */
export async function startServer(options: { isProduction: boolean; keep: boolean }): Promise<RunningServer> {
  if (!options.isProduction)
    return serve(await buildForSandbox({ port: 0, keep: options.keep }), { collects: COLLECTED })
  const dist = path.join(import.meta.dirname, '../../app/dist')
  return serve(
    existsSync(path.join(dist, 'headers.json')) ? dist : await buildApp({ outDir: 'dist', lab: false }),
  )
}
