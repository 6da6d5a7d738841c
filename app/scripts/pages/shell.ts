import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { appRoot } from '../root.ts'

interface ShellModule {
  renderLoanShell(title: string): string
}

/** Renders the shapes that stand in the HTML, with the very components that replace them. */
export async function renderShell(title: string): Promise<string> {
  // Below the package, so that what is left external resolves from there.
  const work = mkdtempSync(path.join(appRoot, 'node_modules', '.shell-'))
  try {
    await build({
      root: appRoot,
      configFile: path.join(appRoot, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        ssr: path.join(appRoot, 'src/boot/shell.tsx'),
        outDir: work,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    })
    const shell = (await import(pathToFileURL(path.join(work, 'shell.js')).href)) as ShellModule
    return shell.renderLoanShell(title)
  } finally {
    rmSync(work, { recursive: true })
  }
}

/**
 * Turns style attributes into rules: the policy allows the page's own style element, not attributes.
 * @returns the markup with classes instead, and the rules for them
 */
export function liftStyles(html: string): { html: string; css: string } {
  const classes = new Map<string, string>()
  const lifted = html.replace(/<[a-z][^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1]
    if (style === undefined) return tag
    const name = classes.get(style) ?? `shell-${classes.size}`
    classes.set(style, name)
    const bare = tag.replace(` style="${style}"`, '')
    return / class="/.test(bare)
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z0-9]+/, `$& class="${name}"`)
  })
  const css = [...classes]
    .map(([style, name]) => `.${name}.${name}{${style.replaceAll('&quot;', '"')}}`)
    .join('')
  return { html: lifted, css }
}
