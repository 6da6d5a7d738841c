import { useAddress } from '@koo/flow'
import { useState, type ComponentProps } from 'react'

/** Attributes of a picture beside or behind a text that says the same; null without one that may be loaded, and when it does not load. */
export function useServerPicture(address: string) {
  const { showsImage } = useAddress()
  const [broken, setBroken] = useState<string>()
  if (address === '' || address === broken || !showsImage(address)) return null
  return {
    src: address,
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
    onError: () => setBroken(address),
  } as const satisfies ComponentProps<'img'>
}
