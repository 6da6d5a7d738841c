import { serve, type RunningServer } from '../../app/scripts/serve.ts'
import { buildForSandbox } from '../support/build.ts'
import { COLLECTED } from '../support/privacy.ts'

/** Serves the app of the journeys and the sandbox on a free port. `keep`: the existing build, where there is one. */
export const startServer = async (keep: boolean): Promise<RunningServer> =>
  serve(await buildForSandbox({ port: 0, keep }), { collects: COLLECTED })
