// `prepublishOnly` of every package. `npm publish` in the folder of a package would send a package.json whose `exports` name sources
// that are not in it, and versions as `catalog:` and `workspace:`, which only pnpm understands.
console.error(
  'This folder is not what is published: `npm run release` at the root packs it with pnpm and sends the tarball.',
)
process.exit(1)
