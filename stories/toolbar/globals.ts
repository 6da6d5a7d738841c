import { partnerBrands } from '@koo/kit/theme/contrast'
import { speeds, textSizes } from './look.ts'
import { states } from './shownState.ts'

/** Themes that a designer compares. The visual tests take pictures of the first three. */
const themes = ['koo', 'night', 'wireframe', 'ruby'] as const

const phones = { 320: 568, 360: 640, 375: 812, 390: 844, 414: 896, 430: 932 }
const keys: Readonly<Record<string, string>> = { 320: 'small', 375: 'phone' }

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The windows of the toolbar. `small`, `phone` and `tablet` are named by stories. */
export const viewports = {
  ...Object.fromEntries(
    Object.entries(phones).map(([width, height]) => [
      keys[width] ?? `phone${width}`,
      size(`Phone ${width}`, Number(width), height),
    ]),
  ),
  side: size('Phone on its side 740', 740, 360),
  tablet: size('Tablet 768', 768, 1024),
}

const tool = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

/** What stands in the toolbar. Every value can be named in an address: `&globals=theme:night;brand:siku`. */
export const globalTypes = {
  theme: tool(
    'Theme',
    'contrast',
    themes.map((name) => ({ value: name, title: name })),
  ),
  brand: tool('Brand of a partner', 'paintbrush', [
    { value: '', title: 'own brand' },
    ...Object.keys(partnerBrands).map((name) => ({ value: name, title: name })),
  ]),
  text: tool(
    'Size of the text',
    'paragraph',
    textSizes.map((value) => ({ value, title: `text ${value}` })),
  ),
  state: tool(
    'State of all controls',
    'cursor',
    states.map((value) => ({ value, title: value === '' ? 'at rest' : value })),
  ),
  speed: tool(
    'Speed of motion',
    'fastforward',
    Object.keys(speeds).map((value) => ({ value, title: `motion ${value}` })),
  ),
  measure: tool('Measures of what is pointed at', 'ruler', [
    { value: '', title: 'no measures' },
    { value: 'on', title: 'measures' },
  ]),
}

export const initialGlobals = {
  theme: 'koo',
  brand: '',
  text: '100%',
  state: '',
  speed: '1×',
  measure: '',
  viewport: { value: 'phone', isRotated: false },
}
