import { createAdmin } from './admin.ts'
import { copy } from './copy.ts'
import { SHARE_MARK } from './early.ts'
import { startFresh, START_ERROR_KEY } from './freshStart.ts'
import type { EarlyHost } from './host.ts'
import { readShareLink } from './share/link.ts'
import { keepChoice, readChoice } from './surroundings/choice.ts'

/** The parts of the browser that `prepare` uses. */
export interface PrepareParts {
  host: EarlyHost
  hash(): string
  setHash(hash: string): void
  window: Window
}

/**
 * Runs before the app starts: restores a share link, or installs the bridge of the selected environment. Returns false
 * when the page is being reloaded, so that the app need not start.
 */
export async function prepare(parts: PrepareParts): Promise<boolean> {
  const { host } = parts
  if (parts.hash().startsWith(SHARE_MARK) && (await restoreLink(parts))) {
    host.reload()
    return false
  }
  const choice = readChoice(host.local)
  if (choice) host.bridge.install(parts.window, choice)
  return true
}

/** A link that cannot be restored must not stop the app: the lab shows the error when it opens. */
async function restoreLink({ host, hash, setHash }: PrepareParts): Promise<boolean> {
  const shared = readShareLink(hash())
  setHash('')
  try {
    if (!shared) throw new Error(copy.share.damaged)
    const admin = createAdmin(host.fetch)
    await startFresh({ admin, host, world: shared.world, signedIn: shared.signedIn })
    host.local.setItem(host.themeKey, shared.theme)
    keepChoice(host.local, shared.environment)
    return true
  } catch (error) {
    host.tab.setItem(
      START_ERROR_KEY,
      copy.share.failed(error instanceof Error ? error.message : String(error)),
    )
    return false
  }
}
