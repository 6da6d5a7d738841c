/** Names of the kit's themes. `ruby` is the sample partner. */
export const themeNames = ['koo', 'night', 'wireframe', 'ruby'] as const

export type ThemeName = (typeof themeNames)[number]

/** The class that sets a theme on an element; `data-theme="night"` does the same. */
export function themeClass(name: ThemeName): string {
  return `koo-theme-${name}`
}

/** Selector of a theme. */
export function themeSelector(name: ThemeName): string {
  return `.${themeClass(name)}, [data-theme="${name}"]`
}

/** Property that is set where links have not the colour of the brand. */
export const linkColour = '--koo-color-link'

/** Property that is set where links have a line. */
export const linkLine = '--koo-link-line'
