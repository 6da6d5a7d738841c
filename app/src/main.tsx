import '@koo/kit/theme'
import '@koo/kit/theme/night'
import { hasOrders } from './lab/orders.ts'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

if (__TEST_FONT__) void import('./boot/test-font.ts')
// Not awaited here: the pages' chunks import this one, and would wait for it while it waits for them.
if (__LAB__ && hasOrders()) {
  void import('./lab/prepare.ts').then(({ prepare }) =>
    prepare().then((ready) => (ready ? start(root) : undefined)),
  )
} else void start(root)
