/**
 * The style of this page stands in its HTML. The chunk loader would still fetch the sheets it came from; a sheet that
 * is switched off before it is in the document is never fetched, and the loader finds it there. It cannot be written
 * into the HTML: browsers that read ahead fetch it all the same.
 */
export function markInlinedSheets(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name=koo-sheets]')?.content ?? ''
  for (const href of names.split(' ')) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.disabled = true
    sheet.href = href
    document.head.append(sheet)
  }
}
