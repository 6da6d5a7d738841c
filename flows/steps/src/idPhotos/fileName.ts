export type Side = 'front' | 'back'

const LONGEST = 40

/**
 * Name under which a photo is sent: the side and the base name of the file, of letters, digits and hyphens only. Nothing
 * that the customer has named otherwise leaves the phone.
 */
export function fileNameOf(side: Side, name: string): string {
  const base = name.replace(/\.[^.]*$/, '').replaceAll(/[^A-Za-z0-9]+/g, '-')
  return `${side}-${base.replaceAll(/^-+|-+$/g, '').slice(0, LONGEST) || 'photo'}.jpg`
}
