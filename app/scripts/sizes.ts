import { loadStaticFiles } from './staticFiles.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

/** Prints the size of each file of a build, raw and as sent to a browser. */
export function reportSizes(dist: string): void {
  const rows = [...loadStaticFiles(dist).values()]
    .filter(({ name }) => /\.(?:js|css|html)$/.test(name))
    .map((file) => ({ name: file.name, raw: file.raw.length, packed: file.encoded('br').body.length }))
    .sort((a, b) => b.packed - a.packed)
  console.log(`${'raw'.padStart(9)} ${'brotli'.padStart(9)}`)
  for (const { name, raw, packed } of rows)
    console.log(`${kilobytes(raw)} ${kilobytes(packed)}  ${name.slice(1)}`)
}
