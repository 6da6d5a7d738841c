import { addLink } from './addLink.ts'

/**
 * Stops the chunk loader from loading style sheets that are inlined in the HTML of this page. A sheet that is disabled
 * before it is added to the document is never loaded, and the loader finds it there. It cannot be written into the HTML,
 * because browsers preload it from there.
 */
export function markInlinedSheets(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name=koo-sheets]')?.content ?? ''
  for (const href of names.split(' ')) addLink('stylesheet', href, { disabled: true })
}
