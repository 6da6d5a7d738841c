import type { ActivityWindow } from '@koo/api-client/types'
import type { AddressPort } from '@koo/flow'
import { WINDOW_STYLES, type WindowStyle } from './constants.ts'

/**
 * Whether a page can show a window: of a known style, and with an agreement that can be opened where it asks for one. Nobody
 * agrees to what cannot be read.
 */
export function isKnown(
  { styleTemplate, protocolDTO }: ActivityWindow,
  { opens }: Pick<AddressPort, 'opens'>,
): boolean {
  const url = protocolDTO?.linkUrl ?? ''
  const isReadable = url !== '' && opens(url)
  return WINDOW_STYLES.includes(styleTemplate as WindowStyle) && (styleTemplate !== 'protocol' || isReadable)
}
