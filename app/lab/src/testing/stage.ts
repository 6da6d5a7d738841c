import { createGateway, type Gateway } from '@koo/api-client'
import { memoryStorage } from '@koo/page/testing'
import { createSandbox, type Sandbox } from '@koo/sandbox'
import { TAB_KEY } from '../freshStart.ts'
import type { LabHost, ThemeChoice } from '../host.ts'
import type { TabName } from '../tabNames.ts'
import { keepChoice, type EnvironmentChoice } from '../surroundings/choice.ts'
import { stageBridge } from './bridge.ts'
import { memorySession } from './session.ts'
import { surroundingsIn } from './surroundings.ts'

/** Start time of every stage: noon in China. */
export const NOON = Date.UTC(2026, 5, 15, 4)

const ADDRESS = 'https://koo.test/pages/credit/cash/home?amount=12000'

export interface StageOptions {
  /** Default: the sandbox's own default. */
  persona?: string
  /** Default: signed in. */
  visitor?: boolean
  /** The tab that the drawer opens with. */
  tab?: TabName
  environment?: EnvironmentChoice
  /** The browser refuses to write to the clipboard. */
  noClipboard?: boolean
  /** Prepares the world for the story. */
  prepare?(stage: LabStage): void | Promise<void>
}

/** A lab with its own sandbox and browser; it records what the lab changes outside. */
export interface LabStage {
  host: LabHost
  sandbox: Sandbox
  /** How often the page was reloaded. */
  reloads(): number
  copied: string[]
  /** Sends calls as the page does, for the signed-in customer. */
  gateway: Gateway
}

export async function labStage(options: StageOptions = {}): Promise<LabStage> {
  const now = () => NOON
  const sandbox = createSandbox({
    now,
    wait: () => Promise.resolve(),
    ...(options.persona !== undefined && { persona: options.persona }),
  })
  const [local, tab] = [memoryStorage(), memoryStorage()]
  const session = memorySession(local, now)
  if (!options.visitor) session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  if (options.environment) keepChoice(local, options.environment)
  if (options.tab) tab.setItem(TAB_KEY, options.tab)

  let theme: ThemeChoice = 'system'
  let reloads = 0
  const copied: string[] = []
  const host: LabHost = {
    local,
    tab,
    clear() {
      local.clear()
      tab.clear()
    },
    fetch: (address, init) => sandbox.fetch(address, init),
    session,
    theme: { choice: () => theme, choose: (choice) => void (theme = choice) },
    themeKey: 'theme',
    surroundings: () => surroundingsIn(options.environment, session.current()?.token ?? null, now()),
    bridge: stageBridge(),
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
