// Shared test configuration: each vitest.config.ts calls these functions with its own settings. Plugins and the browser
// provider come from the package, because its manifest lists them.
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserProviderOption } from 'vitest/node'
import { launchOptions } from './browser.ts'

type Plugins = TestProjectInlineConfiguration['plugins']
type TestOptions = Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'browser' | 'environment'>

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
  /**
   * Everything that the tests and their sources import from node_modules. If Vite finds a dependency only during the
   * run, it reloads the page and the running test fails; so add new ones here, or to `IMPORTS` below.
   */
  prebundled: string[]
  viewport?: { width: number; height: number }
  contextOptions?: ContextOptions
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

/** Tests that run in Node. */
export function nodeProject({ plugins, ...test }: NodeProject): TestProjectInlineConfiguration {
  return { plugins, test: { ...PATIENT, ...test, environment: 'node' } }
}

/** Tests that run in a browser with the window size of a phone. */
export async function browserProject({
  plugins,
  provider,
  prebundled,
  viewport = { width: 375, height: 812 },
  contextOptions,
  ...test
}: BrowserProject): Promise<TestProjectInlineConfiguration> {
  const launch = await launchOptions()
  return {
    plugins: [plugins, sourcesStay],
    optimizeDeps: { include: prebundled },
    test: {
      ...PATIENT,
      retry: 1,
      ...test,
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

/** Days after which every case of a long list has had its turn: `casesOfDay` of the page layer. */
const DAYS = 4
const DAY_MS = 86_400_000

/** Today's share of the long lists of cases; all of them for `npm run test:deep`. */
const shareOfDay = () =>
  process.env['KOO_DEEP'] ? null : { share: Math.floor(Date.now() / DAY_MS) % DAYS, of: DAYS }

interface FlowProjects extends Omit<BrowserProject, 'prebundled' | 'plugins'> {
  /** Folder of the package; the list for prebundling follows from its manifest. */
  folder: string
  /** Called for each of the two projects: pages import style sheets, which are evaluated at build time. */
  plugins: () => Plugins
  /** Where the tests are, below `dir`. Default: `src`. */
  within?: string
}

/** Sets the themes and a style sheet without motion. */
const setup = path.join(import.meta.dirname, '..', 'flows', 'page', 'src', 'testing', 'setup.ts')

/** Tests of the page layer, of steps, of flows and of the lab: `.test.ts` in Node, `.test.tsx` on a touch screen. */
export async function flowProjects({ name, folder, plugins, dir, within = 'src', ...options }: FlowProjects) {
  return [
    nodeProject({ name: `${name}-node`, plugins: plugins(), dir, include: [`${within}/**/*.test.ts`] }),
    await browserProject({
      name,
      plugins: plugins(),
      prebundled: prebundledOf(folder),
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

/** What our packages import from node_modules in a browser, by package. */
const IMPORTS: Record<string, string[]> = {
  '@koo/api-client': ['ofetch', 'zod/mini'],
  '@koo/flow': ['react-router-dom'],
  '@koo/kit': [
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    'compressorjs',
    'input-otp',
    'virtua',
    'zustand',
    'zustand/vanilla',
  ],
  '@koo/page': [
    '@hookform/resolvers/standard-schema',
    '@tanstack/react-query',
    'react-hook-form',
    'zod/mini',
  ],
  '@koo/pricing': ['decimal.js'],
  '@koo/sandbox': ['hono'],
  '@koo/steps': ['zustand', 'zustand/vanilla'],
}
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime']

/**
 * What Vite prebundles for the package in `folder`: React, and the imports of our packages that it depends on. For an
 * import that its own manifest does not list, the path is written out: `@koo/page > react-hook-form`.
 */
function prebundledOf(folder: string): string[] {
  const own = manifestOf(folder).names
  const isOwn = (imported: string) => own.some((name) => imported === name || imported.startsWith(`${name}/`))
  const seen = new Set<string>()
  const found = new Set([...REACT, 'vitest-browser-react'])
  const waiting = [{ home: folder, way: [] as string[] }]
  for (const { home, way } of waiting) {
    const { name, names } = manifestOf(home)
    for (const each of IMPORTS[name] ?? []) found.add(isOwn(each) ? each : [...way, each].join(' > '))
    for (const next of names.filter((each) => each in IMPORTS && !seen.has(each))) {
      seen.add(next)
      waiting.push({ home: fs.realpathSync(path.join(home, 'node_modules', next)), way: [...way, next] })
    }
  }
  return [...found]
}

function manifestOf(home: string): { name: string; names: string[] } {
  const text = fs.readFileSync(path.join(home, 'package.json'), 'utf8')
  const { name, dependencies, devDependencies } = JSON.parse(text)
  return { name, names: Object.keys({ ...dependencies, ...devDependencies }) }
}
