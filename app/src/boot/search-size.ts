/**
 * `URLSearchParams.size`, which Chromium has since 113 and Safari since 17. The router asks it whether an address has a query;
 * without it every loader gets an address without its query. Imported before the router.
 */
if (!('size' in URLSearchParams.prototype))
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    configurable: true,
    enumerable: true,
    get(this: URLSearchParams) {
      return [...this].length
    },
  })

export {}
