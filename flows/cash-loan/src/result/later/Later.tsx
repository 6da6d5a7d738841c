import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { useEffect } from 'react'
import type { LaterBlocksProps } from './LaterBlocks.tsx'

const blocks = lazyModule(() => import('./LaterBlocks.tsx'))

/** The blocks below the result, whose code is loaded once the result is shown. Without it the page has the result alone. */
export function Later(props: LaterBlocksProps) {
  useEffect(() => {
    blocks.load().catch(() => undefined)
  }, [])
  const module = useLazyModule(blocks)
  return module && <module.default {...props} />
}
