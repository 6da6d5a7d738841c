import '@koo/kit/theme'
import '@koo/kit/theme/night'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

if (__TEST_FONT__) await import('./boot/test-font.ts')
await start(root)
