'use client'
import { createContext, use, type ReactNode } from 'react'

type AllowImage = (url: string) => boolean

const ImageContext = createContext<AllowImage>(() => true)

export interface ImageProviderProps {
  /**
   * Whether the picture at this address may be loaded. Pass the same function: a new one renders every picture again.
   */
  allow: AllowImage
  children: ReactNode
}

/**
 * Sets the host's rule for all pictures below. Addresses come from servers; a picture on a host that is not listed is
 * never loaded, and its part shows what it shows without a picture.
 */
export function ImageProvider({ allow, children }: ImageProviderProps) {
  return <ImageContext value={allow}>{children}</ImageContext>
}

/** The address of a picture, if the host allows it. */
export function useAllowedImage(url: string | undefined): string | undefined {
  const allow = use(ImageContext)
  return url && allow(url) ? url : undefined
}
