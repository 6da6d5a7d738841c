// Shared test configuration: each vitest.config.ts calls these functions with its own settings. Plugins and the browser
// provider come from the package, because its manifest lists them.
import path from 'node:path'
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserProviderOption } from 'vitest/node'
import { launchOptions } from './browser.ts'
import { day, DAYS } from './day.ts'
import { preparedPackages } from './prepared.ts'

type Plugins = TestProjectInlineConfiguration['plugins']
type TestOptions = Omit<
  NonNullable<TestProjectInlineConfiguration['test']>,
  'browser' | 'environment' | 'setupFiles'
>

interface ContextOptions {
  hasTouch?: boolean
}

interface NodeProject extends TestOptions {
  name: string
  plugins?: Plugins
}

interface BrowserProject extends NodeProject {
  /** `playwright` of @vitest/browser-playwright. */
  provider(options: {
    launchOptions: Awaited<ReturnType<typeof launchOptions>>
    contextOptions?: ContextOptions
  }): BrowserProviderOption
  viewport?: { width: number; height: number }
  contextOptions?: ContextOptions
  setupFiles?: readonly string[]
}

/**
 * Long time limits for a busy machine: a passing test stays fast, a failing one only fails later. In a browser a test that
 * failed runs once more; what passes then is named at the end of the run.
 */
const PATIENT = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** Renders the next frame at once, not after 16 ms: tests wait for many frames, and nobody looks at them. */
const NO_FRAME_LIMIT = '--disable-frame-rate-limit'

/**
 * Modules are asked for once in a run, not again for each test file: each file has a new frame in the same browser, which
 * asks Vite whether some hundred modules are still the same. They are, until the run ends, and its browser keeps nothing
 * afterwards. While tests are watched, sources change.
 */
const sourcesStay: Plugin = {
  name: 'koo:sources-stay',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=86400, immutable' : value)
      next()
    })
  },
}

/** Runs in the browser before the tests of each file. */
const pictures = path.join(import.meta.dirname, 'pictures.ts')

/** Tests that run in Node. */
export function nodeProject({ plugins, ...test }: NodeProject): TestProjectInlineConfiguration {
  return { plugins, test: { ...PATIENT, ...test, environment: 'node' } }
}

/** Tests that run in a browser with the window size of a phone. */
export async function browserProject({
  plugins,
  provider,
  viewport = { width: 375, height: 812 },
  contextOptions,
  setupFiles = [],
  ...test
}: BrowserProject): Promise<TestProjectInlineConfiguration> {
  const launch = await launchOptions()
  return {
    plugins: [plugins, sourcesStay],
    test: {
      ...PATIENT,
      retry: 1,
      ...test,
      setupFiles: [pictures, ...setupFiles],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: provider({
          launchOptions: { ...launch, args: [...launch.args, NO_FRAME_LIMIT] },
          contextOptions,
        }),
        instances: [{ browser: 'chromium', viewport }],
      },
    },
  }
}

/** Today's share of the long lists of cases; all of them for `npm run test:deep`. */
const shareOfDay = () => (process.env['KOO_DEEP'] ? null : { share: day % DAYS, of: DAYS })

interface FlowProjects extends Omit<BrowserProject, 'plugins'> {
  /** Called for each of the two projects: pages import style sheets, which are evaluated at build time. */
  plugins: () => Plugins
  /** Where the tests are, below `dir`. Default: `src`. */
  within?: string
}

/** Sets the themes and a style sheet without motion. */
const setup = path.join(import.meta.dirname, '..', 'flows', 'page', 'src', 'testing', 'setup.ts')

/** Tests of the page layer, of steps, of flows and of the lab: `.test.ts` in Node, `.test.tsx` on a touch screen. */
export async function flowProjects({ name, plugins, dir, within = 'src', ...options }: FlowProjects) {
  return [
    nodeProject({ name: `${name}-node`, plugins: plugins(), dir, include: [`${within}/**/*.test.ts`] }),
    await browserProject({
      name,
      plugins: [plugins(), preparedPackages()],
      contextOptions: { hasTouch: true },
      dir,
      include: [`${within}/**/*.test.tsx`],
      setupFiles: [setup],
      provide: { shareOfDay: shareOfDay() },
      // All files share one browser window and so one history: they run one after the other.
      fileParallelism: false,
      ...options,
    }),
  ]
}
