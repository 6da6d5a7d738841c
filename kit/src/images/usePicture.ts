import { useState, type ComponentProps } from 'react'
import { useAllowedImage } from './ImageProvider.tsx'

/**
 * Attributes of the `img` of a picture beside a text that says the same; null when there is no address, the host does not allow
 * it, or nothing could be loaded from it. The part then shows what it shows without a picture. A new address is tried again.
 */
export function usePicture(address: string | undefined) {
  const src = useAllowedImage(address)
  const [broken, setBroken] = useState<string>()
  if (src === undefined || src === broken) return null
  return {
    src,
    alt: '',
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
    onError: () => setBroken(src),
  } as const satisfies ComponentProps<'img'>
}
