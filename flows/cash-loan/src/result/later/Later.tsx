import { chunk, useChunk } from '@koo/page'
import { useEffect } from 'react'
import type { LaterBlocksProps } from './LaterBlocks.tsx'

const blocks = chunk(() => import('./LaterBlocks.tsx'))

/** The blocks below the result, whose code is loaded once the result is shown. Without it the page has the result alone. */
export function Later(props: LaterBlocksProps) {
  useEffect(() => {
    blocks.load().catch(() => undefined)
  }, [])
  const module = useChunk(blocks)
  return module && <module.default {...props} />
}
