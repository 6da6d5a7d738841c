/** The version of an agreement in words, as 版本3 for `v3`. */
export function versionText(version: string): string {
  const isMarked = version.startsWith('v') || version.startsWith('V')
  return `版本${isMarked ? version.slice(1) : version}`
}
