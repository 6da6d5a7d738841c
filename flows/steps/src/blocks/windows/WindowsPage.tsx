import { useSession, type PageModule } from '@koo/flow'
import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { useWhenIdle } from '@koo/page/layout'
import { useCallback, useState, type ComponentType } from 'react'
import type { WindowPlace } from './Windows.tsx'

interface PageProps {
  readonly search: unknown
}

const windows = lazyModule(() => import('./Windows.tsx'))

/** One component for each module, so that React keeps the state of the page. */
const shown = new WeakMap<WindowPlace, { readonly of: PageModule; readonly page: PageModule }>()

/** The page with its windows. Give the same `place` with each load. */
export function windowsPage(module: PageModule, place: WindowPlace): PageModule {
  const known = shown.get(place)
  if (known?.of === module) return known.page
  // The step has checked that its page takes what a flow gives it.
  const Page = module.default as ComponentType<PageProps>
  const WindowsPage = (props: PageProps) => (
    <>
      <Page {...props} />
      <WindowsLater place={place} />
    </>
  )
  const page = { ...module, default: WindowsPage }
  shown.set(place, { of: module, page })
  return page
}

/** Loads the windows once the page has come to rest; if their code does not load, there are none. A visitor has none. */
function WindowsLater({ place }: { place: WindowPlace }) {
  const isCustomer = useSession().isLoggedIn()
  const [isRested, setRested] = useState(false)
  const module = useLazyModule(windows)
  const load = useCallback(() => {
    setRested(true)
    windows.load().catch(() => undefined)
  }, [])
  useWhenIdle(isCustomer, load)
  return isRested && isCustomer && module && <module.default place={place} />
}
