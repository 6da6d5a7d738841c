import type { Plugin } from 'vite'

/** Where the data router is made, in whichever of the router's files that is. */
const HOME = /^function createRouter\(/m

/**
 * What the router can do and no page here asks of it: forms and fetchers (writes go through the gateway), routes that
 * a server makes known later, and instrumentation. All of it sits inside one function, where no bundler can tell.
 */
const UNUSED = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'discoverRoutes',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
]

/** A function declaration down to the brace that stands where it began. */
const declaration = (name: string) => new RegExp(`^( *)(async )?function ${name}\\([^]*?^\\1}$`, 'm')

/**
 * Leaves out of a build what nobody uses of the router. Takes 3 kB (brotli) off the first page; development has all
 * of it. A version of the router that is written differently fails the build here, and not a page later.
 */
export const leanRouter = (): Plugin => ({
  name: 'koo-lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler(code) {
      let lean = code
        // Naming a component after it was made counts as a use of it.
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
      if (HOME.test(code)) {
        for (const name of UNUSED) {
          const whole = declaration(name)
          if (!whole.test(lean)) this.error(`the router has no function ${name} any more`)
          lean = lean.replace(whole, `$1$2function ${name}() { throw new Error("left out: ${name}"); }`)
        }
      }
      return { code: lean, map: null }
    },
  },
})
