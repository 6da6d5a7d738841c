import { useCallback } from 'react'
import { encode } from 'uqr'
import * as styles from './verificationIntro.css.ts'

/** Pixels of a module: a saved picture is read by a phone. */
const MODULE = 8
/** The light margin that readers need, in modules. */
const MARGIN = 4

export interface CodePictureProps {
  /** What the code says. */
  text: string
  /** Text in place of the picture. */
  alt: string
}

/** A QR code as a picture that a long press saves: an image, because nothing else can be saved. Dark on light in every theme. */
export function CodePicture({ text, alt }: CodePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      let address: string | null = null
      let isShown = true
      canvasOf(text)?.toBlob((picture) => {
        if (!picture || !isShown) return
        address = URL.createObjectURL(picture)
        image.src = address
      })
      return () => {
        isShown = false
        if (address !== null) URL.revokeObjectURL(address)
      }
    },
    [text],
  )
  return <img ref={show} alt={alt} width={200} height={200} className={styles.code} />
}

function canvasOf(text: string): HTMLCanvasElement | null {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  canvas.width = size * MODULE
  canvas.height = canvas.width
  // Another size resets the canvas, so the colours come after it.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) pen.fillRect(column * MODULE, line * MODULE, MODULE, MODULE)
    })
  })
  return canvas
}
