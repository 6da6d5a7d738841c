import { durations } from '@koo/kit/theme'

export const textSizes = ['100%', '130%', '200%'] as const

/** How much longer everything takes. */
export const speeds: Readonly<Record<string, number>> = { '1×': 1, '0.25×': 4, '0.1×': 10 }

/** What the toolbar says about the look of a story. */
export interface Look {
  theme: string
  /** Of a partner, over the theme; '' for none. */
  brand: string
  text: string
  speed: string
}

/** Puts a look on the document. A partner's brand lies on the body: it goes over the theme of the root. */
export function applyLook({ theme, brand, text, speed }: Look): void {
  const { dataset, style } = document.documentElement
  dataset['theme'] = theme
  if (brand === '') delete document.body.dataset['theme']
  else document.body.dataset['theme'] = brand
  style.fontSize = text === '100%' ? '' : text
  const times = speeds[speed] ?? 1
  for (const [name, ms] of Object.entries(durations))
    if (times === 1) style.removeProperty(`--koo-${name}`)
    else style.setProperty(`--koo-${name}`, `${ms * times}ms`)
}
