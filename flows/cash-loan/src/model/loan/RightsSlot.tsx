import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { useWhenIdle } from '@koo/page'
import { useCallback, useEffect, type ComponentType } from 'react'
import { onceFor } from '../onceFor.ts'
import type { LoanPage } from './useLoanState.ts'

/** Loads the rights of a product. */
export type LoadRights = () => Promise<{ default: ComponentType<LoanPage> }>

const chunkOf = onceFor((load: LoadRights) => lazyModule(load))

/**
 * The rights of the product, at the end of the page so that nothing moves when they come. Their code and their calls follow the
 * first figures; only for a customer with a low-fee right do the figures wait for them.
 */
export function RightsSlot({ load, page }: { load: LoadRights; page: LoanPage }) {
  return page.view.facts && <Rights code={chunkOf(load)} page={page} facts={page.view.facts} />
}

interface RightsProps {
  code: ReturnType<typeof chunkOf>
  page: LoanPage
  facts: NonNullable<LoanPage['view']['facts']>
}

function Rights({ code, page, facts }: RightsProps) {
  const { isQuoting, setRateLimit } = page
  const isWaitedFor = facts.hasTimedRight
  // Without the code the page offers the loan at its ordinary price.
  const load = useCallback(() => void code.load().catch(() => setRateLimit(null)), [code, setRateLimit])
  useEffect(() => {
    if (isWaitedFor) load()
  }, [isWaitedFor, load])
  useWhenIdle(!isQuoting, load)
  const module = useLazyModule(code)
  return module && <module.default {...page} />
}
