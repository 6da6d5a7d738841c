import './boot/oldBrowsers.ts'
import '@koo/kit/theme'
import '@koo/kit/theme/night'
import { hasOrders } from '@koo/lab/early'
import { cleanWindow, windowHash } from '@koo/host/navigation'
import { start } from './start.tsx'
import { localStore } from '@koo/host/storage'

// The inline script has done this already; development has no such script.
if (__LAB__) cleanWindow()

if (__TEST_FONT__) void import('./boot/testFont.ts')

/** Starts the app in the page, which has been read to its end. */
async function open(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  if (__OLD__) await window.kooSheets
  if (__LAB__ && hasOrders(windowHash(), localStore)) {
    const { prepareLab } = await import('./lab/prepare.ts')
    if (!(await prepareLab())) return
  }
  await start(root)
}

// Not awaited by this module: the chunks of pages import it, so both would wait for each other.
const run = () =>
  void open().catch((error: unknown) => {
    window.kooFailed?.()
    throw error
  })

// The inline script asks for this module before the page is read to its end.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
else run()
