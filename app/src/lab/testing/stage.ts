import { createGateway, type Gateway } from '@koo/api-client'
import { createSandbox, type Sandbox } from '@koo/sandbox'
import { detectEnvironment, detectOs, detectShellVersion } from '../../env/detect.ts'
import { chosenUserAgent } from '../../env/override.ts'
import { profiles, sourceIdOf } from '../../env/profiles.ts'
import type { Identity } from '../../gateway/identity.ts'
import { createSessionStore } from '../../session/session.ts'
import type { SafeStorage } from '../../storage/safe-storage.ts'
import type { ThemeChoice } from '../../theme/theme.ts'
import { TAB_KEY } from '../fresh-start.ts'
import type { LabHost } from '../host.ts'
import type { TabName } from '../panel/tab-names.ts'
import { keepChoice, type EnvironmentChoice } from '../surroundings/choice.ts'

/** When every stage begins: noon in China. */
export const NOON = Date.UTC(2026, 5, 15, 4)

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const ADDRESS = 'https://koo.test/pages/credit/cash/home?amount=12000'

export interface StageOptions {
  /** Default: the sandbox's own. */
  persona?: string
  /** Default: signed in. */
  visitor?: boolean
  /** The tab a drawer shows first. */
  tab?: TabName
  environment?: EnvironmentChoice
  /** The browser refuses to write to the clipboard. */
  noClipboard?: boolean
  /** Brings the world to where the story begins. */
  prepare?(stage: LabStage): void | Promise<void>
}

/** A lab with a sandbox and a browser of its own; what it does to the outside is written down. */
export interface LabStage {
  host: LabHost
  sandbox: Sandbox
  /** How often the page was loaded again. */
  reloads(): number
  copied: string[]
  /** Carries out calls as the page does, as whoever is signed in. */
  gateway: Gateway
}

function memory(): { store: SafeStorage; clear(): void } {
  const items = new Map<string, string>()
  return {
    store: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    clear: () => items.clear(),
  }
}

/** What `identify` finds in a browser of this user agent, with a device id that is always the same. */
function identityOf(userAgent: string): Identity {
  const environment = detectEnvironment(userAgent)
  return {
    environment,
    profile: profiles[environment],
    os: detectOs(userAgent),
    sourceId: sourceIdOf(environment, detectOs(userAgent)),
    shellVersion: detectShellVersion(userAgent),
    deviceId: '0123456789abcdef0123456789abcdef',
    version: detectShellVersion(userAgent) ?? '1.0.0',
  }
}

export async function labStage(options: StageOptions = {}): Promise<LabStage> {
  const now = () => NOON
  const sandbox = createSandbox({
    now,
    wait: () => Promise.resolve(),
    ...(options.persona !== undefined && { persona: options.persona }),
  })
  const [local, tab] = [memory(), memory()]
  const session = createSessionStore(local.store, now)
  if (!options.visitor) session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  if (options.environment) keepChoice(local.store, options.environment)
  if (options.tab) tab.store.setItem(TAB_KEY, options.tab)

  let theme: ThemeChoice = 'system'
  let reloads = 0
  const copied: string[] = []
  const host: LabHost = {
    local: local.store,
    tab: tab.store,
    clear() {
      local.clear()
      tab.clear()
    },
    fetch: (address, init) => sandbox.fetch(address, init),
    session,
    theme: { choice: () => theme, choose: (choice) => void (theme = choice) },
    identity: identityOf(chosenUserAgent(local.store) ?? BROWSER),
    userAgent: BROWSER,
    now,
    address: () => ADDRESS,
    reload: () => void (reloads += 1),
    copy: (text) =>
      options.noClipboard
        ? Promise.reject(new Error('not allowed'))
        : Promise.resolve(void copied.push(text)),
  }
  const stage: LabStage = {
    host,
    sandbox,
    reloads: () => reloads,
    copied,
    gateway: createGateway({
      fetch: (request) => sandbox.fetch(request),
      headers: () => ({ 'x-token': session.current()?.token ?? '' }),
    }),
  }
  await options.prepare?.(stage)
  return stage
}
