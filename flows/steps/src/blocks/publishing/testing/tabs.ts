import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { afterEach } from 'vitest'
import { browserOf } from './browser.ts'
import { listen } from './observed.ts'
import type { PublishKind, PublishTab, TabStorage } from './publishKind.ts'

/** Opens and closes the tabs of a kind; what is open after a test is closed. */
export function tabsOf(kind: PublishKind) {
  const tabs: PublishTab[] = []
  const worlds: SandboxWorld[] = []
  afterEach(async () => {
    for (const tab of tabs.splice(0)) await tab.close()
    // The requests of closed tabs end, and with them the lock that a closed tab would not keep.
    for (const { clock } of worlds.splice(0)) await clock.advance(30_000)
  })

  const opening = (how: PublishKind['open']) => async (world: SandboxWorld, storage: TabStorage) => {
    const tab = await how(world, storage)
    tabs.push(tab)
    return tab
  }
  const open = opening(kind.open)
  const openNewTab = opening(kind.openNewTab ?? kind.open)
  const close = async (tab: PublishTab) => {
    await tabs.splice(tabs.indexOf(tab), 1)[0]?.close()
    document.body.replaceChildren()
  }

  /** Opens the page, and does everything but the last action. */
  async function begin(browser = browserOf(), at: (step: string) => void = () => undefined) {
    const world = sandboxWorld({ contract: 'report', ...kind.world })
    worlds.push(world)
    const storage = browser.newTab()
    const heard = listen()
    const tab = await open(world, storage)
    for (const [step, act] of Object.entries(kind.steps)) {
      await act(world)
      at(step)
    }
    return { world, storage, tab, heard }
  }

  return { open, openNewTab, close, begin }
}
