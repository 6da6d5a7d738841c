import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { type Rendered } from '../../testing/index.ts'

/** Renders routes in the router alone, to show that the trap exists without our code. */
export function renderBare(routes: RouteObject[], at: string) {
  history.pushState(null, '', at)
  const container = document.body.appendChild(document.createElement('div'))
  const router = createBrowserRouter(routes)
  const root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  cleanups.push(() => {
    root.unmount()
    router.dispose()
    container.remove()
  })
  return { router, container }
}

export const cleanups: (() => void)[] = []

/** Unmounts the view after the test. */
export const tracked = (view: Rendered) => {
  cleanups.push(() => view.unmount())
  return view
}

/** Loads a page that shows `text`. */
export const textPage = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> })
