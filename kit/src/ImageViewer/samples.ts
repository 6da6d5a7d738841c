import type { ViewerImage } from './index.ts'

const drawing = (width: number, height: number, hue: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 12 8" preserveAspectRatio="none"><path fill="hsl(${hue} 35% 72%)" d="M0 0h12v8H0z"/><path fill="hsl(${hue} 30% 96%)" d="M1.5 1h9v6h-9z"/><path fill="hsl(${hue} 25% 60%)" d="M2.2 2h3v.4h-3zM2.2 3h4.6v.3H2.2zM2.2 3.8h4.6v.3H2.2zM2.2 4.6h4.2v.3H2.2zM7.8 2h2v2.6h-2z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Photos of documents, in landscape and portrait. */
export const documents: readonly ViewerImage[] = [
  { id: 'front', url: drawing(900, 600, 210), alt: '身份证人像面' },
  { id: 'back', url: drawing(900, 600, 20), alt: '身份证国徽面' },
  { id: 'licence', url: drawing(600, 900, 140), alt: '营业执照' },
]
