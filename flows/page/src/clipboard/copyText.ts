import { toast } from '@koo/kit/OverlayHost'
import { copy } from './copy.ts'

/**
 * Copies a text, and says in a toast whether it was. Call it from a tap: browsers allow it at no other time. Resolves to
 * whether it was copied; never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = (await byClipboard(text)) || bySelection(text)
  toast(isCopied ? copy.copied : copy.notCopied, { kind: isCopied ? 'success' : 'fail' })
  return isCopied
}

async function byClipboard(text: string): Promise<boolean> {
  // Missing in web views that are old or show a page without TLS.
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (!clipboard) return false
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a selection, which web views allow that refuse their clipboard. */
function bySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Read-only opens no keyboard; on the screen, because iOS selects nothing that is not.
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'
  document.body.append(field)
  try {
    field.select()
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
