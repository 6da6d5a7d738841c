import './boot/search-size.ts'
import '@koo/kit/theme'
import '@koo/kit/theme/night'
import { hasOrders } from '@koo/lab/early'
import { cleanWindow, windowHash } from './navigation/window.ts'
import { start } from './start.tsx'
import { localStore } from './storage/safe-storage.ts'

// The inline script has done this already; development has no such script.
if (__LAB__) cleanWindow()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

if (__TEST_FONT__) void import('./boot/test-font.ts')
// Not awaited here: the chunks of pages import this module, so both would wait for each other.
if (__LAB__ && hasOrders(windowHash(), localStore)) {
  void import('./lab/prepare.ts').then(({ prepareLab }) =>
    prepareLab().then((ready) => (ready ? start(root) : undefined)),
  )
} else void start(root)
