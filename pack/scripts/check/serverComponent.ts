/**
 * A host for the guide's server component: React's own server build and client references, by Vite's plugin for them.
 * It stands for Next, whose build wants a compiler of 130 MB that nothing else here needs: what is tried is the same,
 * modules under the condition `react-server`, parts behind `'use client'`, style sheets of parts in the client's build.
 */
export const SERVER_COMPONENT = {
  'server/vite.config.mjs': `
import rsc from '@vitejs/plugin-rsc'
import { defineConfig } from 'vite'

const entry = (name) => ({ build: { outDir: 'server-dist/' + name, rollupOptions: { input: { index: './server/' + name + '.tsx' } } } })

export default defineConfig({
  plugins: [rsc()],
  environments: { rsc: entry('rsc'), ssr: entry('ssr'), client: entry('client') },
})
`,
  'server/rsc.tsx': `
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import Page from '../src/Page.tsx'

export default async function answer(): Promise<Response> {
  const stream = renderToReadableStream(
    <html>
      <body>
        <Page />
      </body>
    </html>,
  )
  const { render } = await import.meta.viteRsc.loadModule('ssr', 'index')
  return new Response(await render(stream))
}
`,
  'server/ssr.tsx': `
import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr'
import { renderToReadableStream } from 'react-dom/server.edge'

export async function render(stream) {
  return renderToReadableStream(await createFromReadableStream(stream))
}
`,
  'server/client.tsx': `
import { createFromReadableStream } from '@vitejs/plugin-rsc/browser'

export const page = () => createFromReadableStream(new ReadableStream())
`,
}
