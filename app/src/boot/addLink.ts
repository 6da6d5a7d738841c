/** Adds a link to the head of the page, with further properties where it needs them before it is there. */
export const addLink = (rel: string, href: string, more?: Partial<HTMLLinkElement>): HTMLLinkElement =>
  document.head.appendChild(
    Object.assign(document.createElement('link'), { rel, crossOrigin: '', ...more, href }),
  )
